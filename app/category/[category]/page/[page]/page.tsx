import type { Metadata } from 'next';
import { CategoryPage } from '@/components/blog/CategoryPage';
import { content } from '@/lib/content';
import { categoryMetadata } from '@/lib/site/metadata';
import { CATEGORY_PAGE_SIZE, pageNumbers } from '@/lib/site/pagination';
import { articlesIn, categoryNamed } from '@/lib/site/paths';

export const dynamicParams = false;

type Props = { params: Promise<{ category: string; page: string }> };

export function generateStaticParams(): { category: string; page: string }[] {
  const all = content();
  return all.taxonomy.flatMap(({ slug }) =>
    pageNumbers(articlesIn(slug, all).length, CATEGORY_PAGE_SIZE)
      .slice(1)
      .map((page) => ({ category: slug, page: String(page) })),
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, page } = await params;
  return categoryMetadata(categoryNamed(category, content()), Number(page));
}

export default async function CategoryNumbered({ params }: Props) {
  const { category, page } = await params;
  return <CategoryPage category={categoryNamed(category, content())} page={Number(page)} />;
}
