import type { Metadata } from 'next';
import { content } from '../content';
import { built, listed } from './built';
import { pageMetadata } from './metadata';
import { type ParameterRoute, staticParams } from './pages';
import { addressOf } from './pages/page';

/** Of a route such as `/press/[slug]`; those of `[...tag]` are lists. */
type Params = Readonly<Record<string, string | readonly string[]>>;
export type RouteProps<Asked extends Params> = { params: Promise<Asked> };

/**
 * What a page with parameters exports besides its component: it is built for each entry that the list of pages has for
 * its route, and its metadata are those of that entry.
 */
export function pageRoute<Asked extends Params>(route: ParameterRoute) {
  const all = () => staticParams(route, content()).map((params) => asRouted(route, params) as Asked);
  const asked = ({ params }: RouteProps<Asked>): Promise<Asked> => listed(params, all);
  const pathOf = (params: Asked): string =>
    addressOf(
      route,
      Object.fromEntries(Object.entries(params).map(([name, value]) => [name, [value].flat().join('/')])),
    );
  return {
    generateStaticParams: (): Asked[] => built(all),
    generateMetadata: async (props: RouteProps<Asked>): Promise<Metadata> =>
      pageMetadata(pathOf(await asked(props))),
    /** @returns the parameters that were asked for, with the address of their page */
    asked: async (props: RouteProps<Asked>): Promise<Asked & { path: string }> => {
      const params = await asked(props);
      return { ...params, path: pathOf(params) };
    },
  };
}

function asRouted(route: string, params: Readonly<Record<string, string>>): Params {
  const parts = Object.entries(params).map(([name, value]) => [
    name,
    route.includes(`[...${name}]`) ? value.split('/') : value,
  ]);
  return Object.fromEntries(parts);
}
