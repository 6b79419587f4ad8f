import type { Metadata } from 'next';
import { TagPage } from '@/components/blog/TagPage';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { staticParams } from '@/lib/site/pages';

export const dynamicParams = false;

type Props = { params: Promise<{ tag: string[] }> };

export function generateStaticParams(): { tag: string[] }[] {
  return staticParams<{ tag: string }>('/blog/tag/[...tag]', content()).map(({ tag }) => ({
    tag: tag.split('/'),
  }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(`/blog/tag/${(await params).tag.join('/')}`);
}

export default async function Tagged({ params }: Props) {
  return <TagPage path={`/blog/tag/${(await params).tag.join('/')}`} />;
}
