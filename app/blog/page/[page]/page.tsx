import { BlogPage } from '@/components/blog/BlogPage';
import { pageRoute, type RouteProps } from '@/lib/site/page-route';

type Params = { page: string };
const route = pageRoute<Params>('/blog/page/[page]');

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;

export default async function BlogNumbered(props: RouteProps<Params>) {
  return <BlogPage page={Number((await route.asked(props)).page)} />;
}
