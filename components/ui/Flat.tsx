import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { createElement, Fragment } from 'react';

type FlatTag = 'article' | 'div' | 'footer' | 'header' | 'section';

type Props<Tag extends FlatTag> = {
  as: Tag;
  /** What the inside is made from, where it is the same on every page: it is rendered once then. */
  once?: object;
  children: ReactNode;
} & ComponentPropsWithoutRef<Tag> &
  Readonly<Record<`data-${string}`, string | boolean>>;

type Renderer = { renderToStaticMarkup: (node: ReactNode) => string };

/** Next takes a renderer that is imported for a mistake; this one is Node's to find, and no bundle holds it. */
const { renderToStaticMarkup } = createRequire(
  join(/* turbopackIgnore: true */ process.cwd(), 'package.json'),
)('react-dom/server') as Renderer;

const rendered = new WeakMap<object, string>();

/**
 * An element whose inside is rendered to HTML at once, to the same bytes. Next goes over every element that it is given
 * three times, for its router, to HTML and taken apart for prefetching; of this it sees one text, which tells in a
 * build of thousands of pages. There can be no island inside: a component of the client cannot be called here.
 */
export function Flat<Tag extends FlatTag>({ as, once, children, ...attributes }: Props<Tag>) {
  const inside = () => renderToStaticMarkup(createElement(Fragment, null, children));
  return createElement(as, {
    ...attributes,
    dangerouslySetInnerHTML: { __html: once ? remembered(once, inside) : inside() },
  });
}

/** While pages are written, any part may change at any moment. */
function remembered(made: object, render: () => string): string {
  if (process.env.NODE_ENV === 'development') return render();
  const text = rendered.get(made) ?? render();
  rendered.set(made, text);
  return text;
}
