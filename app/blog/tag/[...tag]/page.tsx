import { TagPage } from '@/components/blog/TagPage';
import { pageRoute, type RouteProps } from '@/lib/site/page-route';

type Params = { tag: string[] };
const route = pageRoute<Params>('/blog/tag/[...tag]');

export const dynamicParams = false;
export const generateStaticParams = route.generateStaticParams;
export const generateMetadata = route.generateMetadata;

export default async function Tagged(props: RouteProps<Params>) {
  return <TagPage path={(await route.asked(props)).path} />;
}
