import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { bundleSiteScript } from './lib/browser/bundle';
import { readSettings } from './lib/settings/read';

export default async function config(phase: string): Promise<NextConfig> {
  readSettings();
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) {
    await bundleSiteScript(process.cwd());
  }
  return {
    poweredByHeader: false,
    skipTrailingSlashRedirect: true,
    images: { unoptimized: true },
  };
}
