import type { Metadata } from 'next';
import { CategoryPage } from '@/components/blog/CategoryPage';
import { content } from '@/lib/content';
import { categoryNamed } from '@/lib/site/blog/articles';
import { pageMetadata } from '@/lib/site/metadata';
import { staticParams } from '@/lib/site/pages';
import { categoryPath } from '@/lib/site/paths';

export const dynamicParams = false;

type Props = { params: Promise<{ category: string; page: string }> };

export function generateStaticParams(): { category: string; page: string }[] {
  return staticParams('/category/[category]/page/[page]', content());
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, page } = await params;
  return pageMetadata(categoryPath(category, Number(page)));
}

export default async function CategoryNumbered({ params }: Props) {
  const { category, page } = await params;
  return <CategoryPage category={categoryNamed(category, content())} page={Number(page)} />;
}
