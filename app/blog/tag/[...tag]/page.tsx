import { TagPage } from '@/components/blog/TagPage';
import { pageRoute } from '@/lib/site/page-route';

const route = pageRoute('/blog/tag/[...tag]', TagPage);

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
