import { CategoryPage } from '@/components/blog/CategoryPage';
import { content } from '@/lib/content';
import { categoryNamed } from '@/lib/site/blog/articles';
import { pageRoute, type RouteProps } from '@/lib/site/page-route';

type Params = { category: string };
const route = pageRoute<Params>('/category/[category]');

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;

export default async function Category(props: RouteProps<Params>) {
  return <CategoryPage category={categoryNamed((await route.asked(props)).category, content())} page={1} />;
}
