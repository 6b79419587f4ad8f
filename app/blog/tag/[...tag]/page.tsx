import type { Metadata } from 'next';
import { TagPage } from '@/components/blog/TagPage';
import { content } from '@/lib/content';
import { built, listed } from '@/lib/site/built';
import { pageMetadata } from '@/lib/site/metadata';
import { staticParams } from '@/lib/site/pages';

export const dynamicParams = false;

type Props = { params: Promise<{ tag: string[] }> };

const all = () =>
  staticParams<{ tag: string }>('/blog/tag/[...tag]', content()).map(({ tag }) => ({
    tag: tag.split('/'),
  }));

export function generateStaticParams() {
  return built(all);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(`/blog/tag/${(await listed(params, all)).tag.join('/')}`);
}

export default async function Tagged({ params }: Props) {
  return <TagPage path={`/blog/tag/${(await listed(params, all)).tag.join('/')}`} />;
}
