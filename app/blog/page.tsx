import { BlogPage } from '@/components/blog/BlogPage';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/blog');

export default function Blog() {
  return <BlogPage path="/blog" />;
}
