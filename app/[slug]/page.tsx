import { ArticlePage } from '@/components/article/ArticlePage';
import { content } from '@/lib/content';
import { articleAt } from '@/lib/site/blog/articles';
import { pageRoute, type RouteProps } from '@/lib/site/page-route';

type Params = { slug: string };
const route = pageRoute<Params>('/[slug]');

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;

export default async function RootArticle(props: RouteProps<Params>) {
  return <ArticlePage article={articleAt((await route.asked(props)).path, content())} />;
}
