/** For tests: every page rendered as a build renders it. */
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { paramsIn } from '@/lib/site/page-route';
import type { Page } from '@/lib/site/pages';

/** @returns what the route of a page gives for it */
export async function nodeOf({ route, path }: Page): Promise<ReactNode> {
  const file = join(import.meta.dirname, route, 'page.tsx');
  const { default: render } = (await import(/* @vite-ignore */ file)) as {
    default: (props: { params: Promise<unknown> }) => ReactNode | Promise<ReactNode>;
  };
  return render({ params: Promise.resolve(paramsIn(path, route)) });
}

/** @throws what a component throws */
export async function htmlOf(node: ReactNode): Promise<string> {
  const thrown: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(node, { onError: (error) => void thrown.push(error) });
  let html = '';
  for await (const chunk of prelude) html += chunk;
  if (thrown.length > 0) throw thrown[0];
  return html;
}
