import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { bundleSiteScript } from './lib/browser/bundle';
import { content } from './lib/content';
import { flattenedRedirects } from './lib/redirects';
import { nextFallbacks, nextRedirects } from './lib/routing';

export default async function config(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) {
    await bundleSiteScript(process.cwd());
  }
  return {
    poweredByHeader: false,
    // Both forms answer directly; canonical links name the one without the slash.
    skipTrailingSlashRedirect: true,
    images: { unoptimized: true },
    redirects: async () => nextRedirects(flattenedRedirects(content())),
    rewrites: async () => ({
      beforeFiles: [],
      afterFiles: [],
      fallback: nextFallbacks(content().taxonomy.map(({ slug }) => slug)),
    }),
  };
}
