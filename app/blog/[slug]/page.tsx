import type { Metadata } from 'next';
import { ArticlePage } from '@/components/article/ArticlePage';
import { articleAt, articleSlugs } from '@/lib/blog/articles';
import { content } from '@/lib/content';
import { articleMetadata } from '@/lib/site/metadata';

export const dynamicParams = false;

type Props = { params: Promise<{ slug: string }> };

export function generateStaticParams(): { slug: string }[] {
  return articleSlugs('/blog/', content());
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return articleMetadata(articleAt(`/blog/${(await params).slug}`, content()));
}

export default async function BlogArticle({ params }: Props) {
  return <ArticlePage article={articleAt(`/blog/${(await params).slug}`, content())} />;
}
