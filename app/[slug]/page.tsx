import type { Metadata } from 'next';
import { ArticlePage } from '@/components/article/ArticlePage';
import { articleAt } from '@/lib/blog/articles';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { staticParams } from '@/lib/site/pages';

export const dynamicParams = false;

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams(): { slug: string }[] {
  return staticParams('/[slug]', content());
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(`/${(await params).slug}`);
}

export default async function RootArticle({ params }: Props) {
  return <ArticlePage article={articleAt(`/${(await params).slug}`, content())} />;
}
