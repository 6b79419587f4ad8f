import { CategoryPage } from '@/components/blog/CategoryPage';
import { pageRoute } from '@/lib/site/page-route';

const route = pageRoute('/category/[category]/page/[page]', CategoryPage);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
