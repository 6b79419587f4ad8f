import { ArticlePage } from '@/components/article/ArticlePage';
import { TextPage } from '@/components/page/TextPage';
import { content } from '@/lib/content';
import { pageRoute } from '@/lib/site/page-route';

/** A page of content/pages, or an article that stands at the root. */
const route = pageRoute('/[slug]', ({ path, name }) => {
  const page = content().markdownPages.get(name);
  return page ? <TextPage page={page} /> : <ArticlePage path={path} />;
});

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
