/** The part of Next's routing table that a static host has to repeat. */
import type { BuildContext } from '../next-16/outputs';

type Routing = BuildContext['routing'];

/** A permanent or temporary redirect. */
export interface RedirectRoute {
  /** path-to-regexp pattern, as next.config has it */
  source: string;
  /** regular expression of JavaScript that PCRE reads the same way; matches whatever the case */
  regex: string;
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
