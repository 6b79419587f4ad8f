import { BlogPage } from '@/components/blog/BlogPage';
import { pageRoute } from '@/lib/site/page-route';

const route = pageRoute('/blog/page/[page]', BlogPage);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
