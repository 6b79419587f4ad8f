import type { Metadata } from 'next';
import { BlogPage } from '@/components/blog/BlogPage';
import { content } from '@/lib/content';
import { listingMetadata } from '@/lib/site/metadata';
import { BLOG_PAGE_SIZE, pageCount, pageNumbers } from '@/lib/site/pagination';
import { blogPath } from '@/lib/site/paths';

export const dynamicParams = false;

type Props = { params: Promise<{ page: string }> };

export function generateStaticParams(): { page: string }[] {
  return pageNumbers(content().articles.length, BLOG_PAGE_SIZE)
    .slice(1)
    .map((page) => ({ page: String(page) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = Number((await params).page);
  const pages = pageCount(content().articles.length, BLOG_PAGE_SIZE);
  return listingMetadata({ title: 'Blog', path: blogPath(page), page, pages });
}

export default async function BlogNumbered({ params }: Props) {
  return <BlogPage page={Number((await params).page)} />;
}
