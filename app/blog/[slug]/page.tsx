import type { Metadata } from 'next';
import { ArticlePage } from '@/components/article/ArticlePage';
import { content } from '@/lib/content';
import { articleAt } from '@/lib/site/blog/articles';
import { built, listed } from '@/lib/site/built';
import { pageMetadata } from '@/lib/site/metadata';
import { staticParams } from '@/lib/site/pages';

export const dynamicParams = false;

type Props = { params: Promise<{ slug: string }> };

const all = () => staticParams('/blog/[slug]', content());

export function generateStaticParams() {
  return built(all);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(`/blog/${(await listed(params, all)).slug}`);
}

export default async function BlogArticle({ params }: Props) {
  return <ArticlePage article={articleAt(`/blog/${(await listed(params, all)).slug}`, content())} />;
}
