import { ArticlePage } from '@/components/article/ArticlePage';
import { pageRoute } from '@/lib/site/page-route';

const route = pageRoute('/blog/[slug]', ArticlePage);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
