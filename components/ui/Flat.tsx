import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { createElement } from 'react';

type FlatTag = 'article' | 'div' | 'footer' | 'header' | 'section';

type Props<Tag extends FlatTag> = {
  as: Tag;
  children: ReactNode;
} & ComponentPropsWithoutRef<Tag> &
  Readonly<Record<`data-${string}`, string | boolean>>;

type Renderer = { renderToStaticMarkup: (node: ReactNode) => string };

/** Next takes a renderer that is imported for a mistake; this one is Node's to find, and no bundle holds it. */
const { renderToStaticMarkup } = createRequire(
  join(/* turbopackIgnore: true */ process.cwd(), 'package.json'),
)('react-dom/server') as Renderer;

/**
 * An element whose inside is rendered to HTML at once, to the same bytes. Next goes over every element that it is given
 * three times, for its router, to HTML and taken apart for prefetching; of this it sees one text, which tells in a
 * build of thousands of pages. There can be no island inside: a component of the client cannot be called here.
 */
export function Flat<Tag extends FlatTag>({ as, children, ...attributes }: Props<Tag>) {
  const inside = renderToStaticMarkup(children);
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: inside } });
}
