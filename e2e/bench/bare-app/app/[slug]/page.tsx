import { readdirSync, readFileSync } from 'node:fs';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';

export const dynamicParams = false;

export function generateStaticParams() {
  return readdirSync('articles').map((name) => ({ slug: name.replace(/\.md$/, '') }));
}

export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const content = readFileSync(`articles/${slug}.md`, 'utf8').replace(/^---[\s\S]*?\n---\n/, '');
  const html = String(await remark().use(remarkGfm).use(remarkHtml).process(content));
  return <article dangerouslySetInnerHTML={{ __html: html }} />;
}
