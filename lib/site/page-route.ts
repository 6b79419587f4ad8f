import type { Metadata } from 'next';
import { content } from '../content';
import { built, listed } from './built';
import { pageMetadata } from './metadata';
import { type ParameterRoute, staticParams } from './pages';
import { addressOf, type Params } from './pages/page';

export type RouteProps<Asked extends Params> = { params: Promise<Asked> };

/**
 * What a page with parameters exports besides its component: it is built for each entry that the list of pages has for
 * its route, and its metadata are those of that entry.
 */
export function pageRoute<Asked extends Params>(route: ParameterRoute) {
  const all = () => staticParams(route, content()).map((params) => asRouted(route, params) as Asked);
  /** @returns the parameters that were asked for, with the address of their page */
  const asked = async ({ params }: RouteProps<Asked>): Promise<Asked & { path: string }> => {
    const found = await listed(params, all);
    return { ...found, path: addressOf(route, found) };
  };
  return {
    asked,
    generateStaticParams: (): Asked[] => built(all),
    generateMetadata: async (props: RouteProps<Asked>): Promise<Metadata> =>
      pageMetadata((await asked(props)).path),
  };
}

function asRouted(route: string, params: Readonly<Record<string, string>>): Params {
  const parts = Object.entries(params).map(([name, value]) => [
    name,
    route.includes(`[...${name}]`) ? value.split('/') : value,
  ]);
  return Object.fromEntries(parts);
}
