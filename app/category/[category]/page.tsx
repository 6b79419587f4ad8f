import type { Metadata } from 'next';
import { CategoryPage } from '@/components/blog/CategoryPage';
import { content } from '@/lib/content';
import { categoryMetadata } from '@/lib/site/metadata';
import { categoryNamed } from '@/lib/site/paths';

export const dynamicParams = false;

type Props = { params: Promise<{ category: string }> };

export function generateStaticParams(): { category: string }[] {
  return content().taxonomy.map(({ slug }) => ({ category: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return categoryMetadata(categoryNamed((await params).category, content()), 1);
}

export default async function Category({ params }: Props) {
  return <CategoryPage category={categoryNamed((await params).category, content())} page={1} />;
}
