/** The part of Next's routing table that a static host has to repeat. */
import type { BuildContext } from '../adapter/next-16/outputs';

type Routing = BuildContext['routing'];

/** A permanent or temporary redirect. */
export interface RedirectRoute {
  /** path-to-regexp pattern, as next.config has it */
  source: string;
  /** regular expression of JavaScript that PCRE reads the same way; matches whatever the case */
  regex: string;
  /** with `$1` for what the first group of the pattern matched */
  destination: string;
  status: number;
}

/** What is answered, with an error status, where no page or file exists. */
export interface FallbackRoute {
  source: string;
  regex: string;
  /** pathname of the answer */
  target: string;
}

export interface Routes {
  redirects: RedirectRoute[];
  fallbacks: FallbackRoute[];
}

/**
 * @param routing the routing table that Next hands to an adapter
 * @throws naming every route that this export cannot repeat: conditions (`has`, `missing`), rewrites before files
 */
export function routesOf(routing: Routing): Routes {
  const custom = [...routing.beforeMiddleware, ...routing.fallback];
  const redirects = routing.beforeMiddleware.flatMap(({ source, sourceRegex, headers, status }) => {
    const destination = headers?.Location;
    return source && destination && status ? { source, regex: sourceRegex, destination, status } : [];
  });
  const fallbacks = routing.fallback.flatMap(({ source, sourceRegex, destination }) =>
    source && destination ? { source, regex: sourceRegex, target: destination.split('?')[0] ?? '' } : [],
  );
  const problems = [
    ...custom
      .filter(({ has, missing }) => has?.length || missing?.length)
      .map(({ source }) => `${source} has conditions`),
    ...[...routing.beforeFiles, ...routing.afterFiles].map(
      ({ source }) => `${source} is rewritten before files`,
    ),
    ...redirects
      .filter(({ destination }) => destination.includes('?'))
      .map(({ source }) => `${source} leads to a query`),
    ...fallbacks
      .filter(({ target }) => !target.startsWith('/'))
      .map(({ source }) => `${source} is rewritten to another site`),
  ];
  if (problems.length > 0) throw new Error(`dist/ cannot repeat these routes:\n- ${problems.join('\n- ')}`);
  return { redirects, fallbacks };
}

/** An address that leads elsewhere. */
export interface Address {
  /** percent-decoded, without a slash at its end */
  from: string;
  to: string;
}

const END = /\{\/\}\?$/;
/** A segment of a pattern: one of several texts, or a text. Other syntax stands for more than can be listed. */
const SEGMENT = /^\/(?::(\w+)\(((?:[^\\():*+?{}[\]]|\\[^\w])+)\)|((?:[^\\():*+?{}[\]/]|\\[^\w])*))(?=\/|$)/;

/**
 * @param redirect whose pattern may name several texts for a segment, as `/blog/:slug(one|two)` does
 * @returns every address that the pattern stands for, or undefined where they cannot be listed
 */
export function addressesOf({ source, destination }: RedirectRoute): Address[] | undefined {
  let rest = source.replace(END, '');
  let found = [{ from: '', groups: [] as string[] }];
  while (rest !== '') {
    const match = SEGMENT.exec(rest);
    if (!match) return undefined;
    const [segment, name, choices, text = ''] = match;
    rest = rest.slice(segment.length);
    const texts = (choices?.split('|') ?? [text]).map(plain);
    found = found.flatMap(({ from, groups }) =>
      texts.map((one) => ({ from: `${from}/${one}`, groups: name ? [...groups, one] : groups })),
    );
  }
  return found.map(({ from, groups }) => ({
    from,
    to: destination.replace(/\$(\d)/g, (_, group: string) => groups[Number(group) - 1] ?? ''),
  }));
}

/** Escapes of path-to-regexp taken away, and what is percent-encoded decoded. */
function plain(text: string): string {
  return decodeURIComponent(text.replace(/\\(.)/g, '$1'));
}

/**
 * @param routes the routing table
 * @returns the old addresses that are looked up and not tried rule by rule: all that can be listed and have no fragment
 */
export function listedAddresses({ redirects }: Routes): Address[] {
  return redirects.filter(isListed).flatMap((redirect) => addressesOf(redirect) ?? []);
}

/** @returns whether listedAddresses() has what the redirect stands for */
export function isListed(redirect: RedirectRoute): boolean {
  return !redirect.destination.includes('#') && addressesOf(redirect) !== undefined;
}
