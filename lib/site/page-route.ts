import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { type Content, content } from '../content';
import { pageMetadata } from './metadata';
import { pagesOf } from './pages';

/** Values of a route's parameters; Next gives those of `[...tag]` as lists. */
type Params = Record<string, string | string[]>;
type Asked = { params: Promise<Params> };

/**
 * What a page with parameters exports: it is built for each entry that the list of pages has for its route, and its
 * metadata are those of that entry.
 * @param render given the address that was asked for, and the last part of it
 */
export function pageRoute(route: string, render: (asked: { path: string; name: string }) => ReactNode) {
  const { generateStaticParams, find } = listed(route, (all) => pagesOf(route, all));
  return {
    generateStaticParams,
    generateMetadata: async (asked: Asked): Promise<Metadata> => pageMetadata((await find(asked)).path),
    Page: async (asked: Asked): Promise<ReactNode> => {
      const { path } = await find(asked);
      return render({ path, name: path.slice(path.lastIndexOf('/') + 1) });
    },
  };
}

/**
 * What a route of files exports: it answers for each file of a list.
 * @param files what each is made from, by address
 */
export function fileRoute<File>(
  route: string,
  files: (content: Content) => ReadonlyMap<string, File>,
  answer: (file: File, path: string) => Response | Promise<Response>,
) {
  const { generateStaticParams, find } = listed(route, files);
  return {
    generateStaticParams,
    GET: async (_request: Request, asked: Asked): Promise<Response> => {
      const { entry, path } = await find(asked);
      return answer(entry, path);
    },
  };
}

/**
 * The development server answers by the list of the last request while it asks for the new one, so what an editor just
 * added would be missing once. There, no list is given; what content/ does not have now is not found anyway.
 */
function listed<Entry>(route: string, entries: (content: Content) => ReadonlyMap<string, Entry>) {
  return {
    generateStaticParams: (): Params[] =>
      process.env.NODE_ENV === 'development'
        ? []
        : Array.from(entries(content()).keys(), (path) => paramsIn(path, route)),
    find: async ({ params }: Asked) => {
      const path = addressOf(route, await params);
      return { path, entry: entries(content()).get(path) ?? notFound() };
    },
  };
}

/** @returns the parameters of a route in an address: `{ slug: 'a' }` of `/press/a`, which `/press/[slug]` answers */
export function paramsIn(path: string, route: string): Params {
  const parts = path.split('/');
  const found = route.split('/').flatMap((part, at) => {
    const [, rest, name] = /^\[(\.{3})?(\w+)\]$/.exec(part) ?? [];
    return name ? [[name, rest ? parts.slice(at) : parts[at]]] : [];
  });
  return Object.fromEntries(found);
}

/** @returns the address that was asked for; requests may arrive with their letters encoded */
function addressOf(route: string, params: Params): string {
  const path = route.replace(/\[(?:\.{3})?(\w+)\]/g, (_, name: string) => [params[name]].flat().join('/'));
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
