import { BlogPage } from '@/components/blog/BlogPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/blog');

export default function Blog() {
  return <BlogPage page={1} />;
}
