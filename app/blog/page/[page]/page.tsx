import type { Metadata } from 'next';
import { BlogPage } from '@/components/blog/BlogPage';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { staticParams } from '@/lib/site/pages';
import { blogPath } from '@/lib/site/paths';

export const dynamicParams = false;

type Props = { params: Promise<{ page: string }> };

export function generateStaticParams(): { page: string }[] {
  return staticParams('/blog/page/[page]', content());
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(blogPath(Number((await params).page)));
}

export default async function BlogNumbered({ params }: Props) {
  return <BlogPage page={Number((await params).page)} />;
}
