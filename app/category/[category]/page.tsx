import type { Metadata } from 'next';
import { CategoryPage } from '@/components/blog/CategoryPage';
import { content } from '@/lib/content';
import { categoryNamed } from '@/lib/site/blog/articles';
import { pageMetadata } from '@/lib/site/metadata';
import { staticParams } from '@/lib/site/pages';
import { categoryPath } from '@/lib/site/paths';

export const dynamicParams = false;

type Props = { params: Promise<{ category: string }> };

export function generateStaticParams(): { category: string }[] {
  return staticParams('/category/[category]', content());
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(categoryPath((await params).category));
}

export default async function Category({ params }: Props) {
  return <CategoryPage category={categoryNamed((await params).category, content())} page={1} />;
}
