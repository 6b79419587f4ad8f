import { CategoryPage } from '@/components/blog/CategoryPage';
import { content } from '@/lib/content';
import { categoryNamed } from '@/lib/site/blog/articles';
import { pageRoute, type RouteProps } from '@/lib/site/page-route';

type Params = { category: string; page: string };
const route = pageRoute<Params>('/category/[category]/page/[page]');

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;

export default async function CategoryNumbered(props: RouteProps<Params>) {
  const { category, page } = await route.asked(props);
  return <CategoryPage category={categoryNamed(category, content())} page={Number(page)} />;
}
