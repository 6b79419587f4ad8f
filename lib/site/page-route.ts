import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { content } from '../content';
import { built, listed } from './built';
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
  const all = () => staticParams(route, content()).map((params) => asRouted(route, params) as Asked);
  const asked = async ({ params }: PageProps<Route>): Promise<Asked & { path: string }> => {
    const found = await listed(params as Promise<Asked>, all);
    return { ...found, path: addressOf(route, found) };
  };
  return {
    generateStaticParams: (): Asked[] => built(all),
    generateMetadata: async (props: PageProps<Route>): Promise<Metadata> =>
      pageMetadata((await asked(props)).path),
    Page: async (props: PageProps<Route>): Promise<ReactNode> => render(await asked(props)),
  };
}

function asRouted(route: string, params: Readonly<Record<string, string>>): Params {
  const parts = Object.entries(params).map(([name, value]) => [
    name,
    route.includes(`[...${name}]`) ? value.split('/') : value,
  ]);
  return Object.fromEntries(parts);
}
