import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { content } from '../content';
import { pageMetadata } from './metadata';
import { type ParameterRoute, staticParams } from './pages';
import { addressOf, type Params } from './pages/page';

/**
 * What a page with parameters exports: it is built for each entry that the list of pages has for its route, and its
 * metadata are those of that entry.
 * @param render given the parameters that were asked for, with the address of their page
 */
export function pageRoute<Route extends ParameterRoute>(
  route: Route,
  render: (asked: Awaited<PageProps<Route>['params']> & { path: string }) => ReactNode,
) {
  type Asked = Awaited<PageProps<Route>['params']>;
  const { generateStaticParams, known } = listed(() =>
    staticParams(route, content()).map((params) => asRouted(route, params) as Asked),
  );
  const asked = async ({ params }: PageProps<Route>): Promise<Asked & { path: string }> => {
    const found = await known(params as Promise<Asked>);
    return { ...found, path: addressOf(route, found) };
  };
  return {
    generateStaticParams,
    generateMetadata: async (props: PageProps<Route>): Promise<Metadata> =>
      pageMetadata((await asked(props)).path),
    Page: async (props: PageProps<Route>): Promise<ReactNode> => render(await asked(props)),
  };
}

/**
 * What a route of files exports: it answers for each entry of a list.
 * @param all the parameters of every file
 */
export function fileRoute<Asked extends Params>(
  all: () => Asked[],
  answer: (asked: Asked) => Response | Promise<Response>,
) {
  const { generateStaticParams, known } = listed(all);
  return {
    generateStaticParams,
    GET: async (_request: Request, { params }: { params: Promise<Asked> }): Promise<Response> =>
      answer(await known(params)),
  };
}

function asRouted(route: string, params: Readonly<Record<string, string>>): Params {
  const parts = Object.entries(params).map(([name, value]) => [
    name,
    route.includes(`[...${name}]`) ? value.split('/') : value,
  ]);
  return Object.fromEntries(parts);
}

/**
 * The development server answers by the list of the last request while it asks for the new one, so what an editor just
 * added would be missing once. There, no list is given, and each request is compared with what content/ holds now.
 */
const inDevelopment = () => process.env.NODE_ENV === 'development';

function listed<Asked extends Params>(all: () => Asked[]) {
  return {
    generateStaticParams: (): Asked[] => (inDevelopment() ? [] : all()),
    /** @returns the parameters that were asked for; in `next dev`, what the list does not have is not found */
    known: async (asked: Promise<Asked>): Promise<Asked> => {
      const params = await asked;
      if (inDevelopment() && !all().some((entry) => keyOf(entry) === keyOf(params))) notFound();
      return params;
    },
  };
}

/** Requests may arrive with their letters encoded. */
function keyOf(params: Params): string {
  const parts = Object.keys(params).sort();
  return parts.map((name) => `${name}=${decoded([params[name] ?? []].flat().join('/'))}`).join('&');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
