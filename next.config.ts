import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { readSettings } from './lib/content/settings/read';
import { nextHeaders, withLean } from './lib/next-lean';
import { forNext, leanOptions } from './lib/site/for-next';
import { nextFallbacks } from './lib/site/routing';
import { responseHeaders } from './lib/site/security/headers';
import { policySettings } from './lib/site/security/policy';
import { dependencies } from './package.json';

/** Packages that have to meet the React that Next renders with, which is not the one of node_modules. */
const RENDERED_WITH_REACT = new Set([
  'next',
  'react',
  'react-dom',
  'react-hook-form',
  'react-icons',
  'downshift',
]);

export default function config(phase: string): NextConfig {
  const development = phase === PHASE_DEVELOPMENT_SERVER;
  const building = phase === PHASE_PRODUCTION_BUILD;
  const settings = readSettings();
  // ADAPTER=off builds the plain Next site that a host with an adapter of its own serves.
  const leaned = settings.ADAPTER === 'on' && !development;
  const { BUILD_ID, BUILD_OUT } = process.env;
  const { redirects, eventEnds, formFillings } = forNext();
  const site: NextConfig = {
    poweredByHeader: false,
    env: { FORM_FILLINGS: JSON.stringify(formFillings), EVENT_ENDS: JSON.stringify(eventEnds) },
    // The same source gives the same bytes, so that a new build leaves what visitors and caches have of the last.
    generateBuildId: () => BUILD_ID ?? null,
    // Both forms answer directly; canonical links name the one without the slash.
    skipTrailingSlashRedirect: true,
    images: { unoptimized: true },
    // Pseudo-elements that its parser does not know pass through it as they are (app/globals.css).
    turbopack: { ignoreIssue: [{ path: '**/globals.css', description: /scroll-|target-current/ }] },
    // Node reads the server's packages itself: to bundle them takes a third of a compilation, and no visitor gets them.
    serverExternalPackages: Object.keys(dependencies).filter((name) => !RENDERED_WITH_REACT.has(name)),
    // While a build renders a page once, keeping it for a second time is memory that grows with the articles. Source maps
    // of the site's own code are not made (below), and those of Next's take each process half a second to read.
    ...(building && { cacheMaxMemorySize: 0, enablePrerenderSourceMaps: false }),
    // `npm run build` checks types itself, once this is done.
    typescript: { ignoreBuildErrors: BUILD_ID !== undefined },
    // Next leaves one processor idle, which is half of the processors of a small machine.
    experimental: {
      cpus: availableParallelism(),
      // Every page would be taken apart again to measure what a router prefetches, and this site has none.
      prefetchInlining: false,
      // Nobody downloads the server's code: short names, and maps to read them by, would be work for nothing.
      ...(building && { turbopackMinify: { server: false }, turbopackSourceMaps: false }),
    },
    // Both names of this machine: Next takes one of them for a stranger.
    allowedDevOrigins: ['localhost', '127.0.0.1'],
    headers: async () =>
      nextHeaders(responseHeaders(policySettings(settings, development ? 'development' : 'unleaned'))),
    redirects: async () => redirects,
    rewrites: async () => ({ beforeFiles: [], afterFiles: [], fallback: nextFallbacks(leaned) }),
  };
  // Without a folder to write, Next only compiles.
  return building && leaned && BUILD_OUT
    ? withLean(site, leanOptions(settings, formFillings, BUILD_OUT))
    : site;
}
