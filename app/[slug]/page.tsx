import { ArticlePage } from '@/components/article/ArticlePage';
import { TextPage } from '@/components/page/TextPage';
import { content } from '@/lib/content';
import { articleAt } from '@/lib/site/blog/articles';
import { pageRoute, type RouteProps } from '@/lib/site/page-route';

type Params = { slug: string };
const route = pageRoute<Params>('/[slug]');

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;

/** A page of content/pages, or an article that stands at the root. */
export default async function RootPage(props: RouteProps<Params>) {
  const { path } = await route.asked(props);
  const page = content().markdownPages.get(path.slice(1));
  return page ? <TextPage page={page} /> : <ArticlePage article={articleAt(path, content())} />;
}
