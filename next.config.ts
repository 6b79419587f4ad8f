import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants';
import { bundleSiteScript } from './lib/commands/bundle-site-script';
import { CHECKS_TYPES } from './lib/commands/checked-types.mjs';
import { COMPILES_ONLY } from './lib/commands/compiles-only.mjs';
import { sourceFingerprint } from './lib/commands/fingerprint.mjs';
import { servedDistDir } from './lib/commands/release/releases.mjs';
import { formFillings } from './lib/content/form-fillings';
import { readSettings } from './lib/content/settings/read';
import { watchContent, writeRevision } from './lib/content/watch';
import { cutDisplayFace, LATIN } from './lib/drawing/text/display-face';
import { nextHeaders } from './lib/next-lean/header-rules';
import { headingTexts } from './lib/site/heading-texts';
import { flattenedRedirects } from './lib/site/redirects';
import { NEXT_FALLBACKS, nextRedirects } from './lib/site/routing';
import { responseHeaders } from './lib/site/security/headers';
import type { PolicyMode } from './lib/site/security/policy';
import { policySettings } from './lib/site/security/settings';
import { soundContent } from './lib/site/sound';
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

export default async function config(phase: string): Promise<NextConfig> {
  const development = phase === PHASE_DEVELOPMENT_SERVER;
  const building = phase === PHASE_PRODUCTION_BUILD;
  // ADAPTER=off builds the plain Next site that a host with an adapter of its own serves.
  const leaned = readSettings().ADAPTER === 'on';
  if (development || building) {
    await bundleSiteScript(process.cwd(), development ? 'lib/browser/site.dev.ts' : undefined);
    writeRevision(process.cwd());
  }
  if (development) watchContent(process.cwd());
  // What is being written may need any letter at any moment.
  if (development) await cutDisplayFace(process.cwd(), LATIN);
  if (building) await cutDisplayFace(process.cwd(), headingTexts(soundContent()));
  const mode: PolicyMode = development ? 'development' : leaned ? 'sealed' : 'unleaned';
  return {
    poweredByHeader: false,
    ...((development || building) && {
      env: { FORM_FILLINGS: JSON.stringify(formFillings('content', { names: development })) },
    }),
    // The same source gives the same bytes, so that a new build leaves what visitors and caches have of the last.
    generateBuildId: () => sourceFingerprint(process.cwd(), process.env).slice(0, 16),
    ...(leaned && phase === PHASE_PRODUCTION_SERVER && { distDir: servedDistDir(process.cwd()) }),
    // Both forms answer directly; canonical links name the one without the slash.
    skipTrailingSlashRedirect: true,
    images: { unoptimized: true },
    // Node reads the server's packages itself: to bundle them takes a third of a compilation, and no visitor gets them.
    serverExternalPackages: Object.keys(dependencies).filter((name) => !RENDERED_WITH_REACT.has(name)),
    // While a build renders a page once, keeping it for a second time is memory that grows with the articles.
    ...(building && { cacheMaxMemorySize: 0 }),
    // `npm run build` checks types itself, once this is done.
    typescript: { ignoreBuildErrors: process.env[CHECKS_TYPES] === 'on' },
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
    // Only while building: a server that finds an adapter in its settings answers 404 before it tries the fallbacks.
    ...(leaned &&
      building &&
      process.env[COMPILES_ONLY] !== 'on' && {
        adapterPath: fileURLToPath(new URL('lib/next-lean/index.mjs', import.meta.url)),
      }),
    headers: async () => nextHeaders(responseHeaders(policySettings(readSettings(), mode))),
    redirects: async () => nextRedirects(flattenedRedirects(soundContent()), !leaned || development),
    rewrites: async () => ({
      beforeFiles: [],
      afterFiles: [],
      fallback: NEXT_FALLBACKS,
    }),
  };
}
