/** The door for next.config: see README.md. */
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { type LeanOptions, shareOptions } from './adapter/options';

export { type HeaderRule, nextHeaders } from './adapter/header-rules';
export type { LeanOptions } from './adapter/options';

/** Next imports the adapter with plain Node, and bundles this module: only a path from the project leads from one to the other. */
const ADAPTER = 'lib/next-lean/adapter/load.mjs';

/**
 * Has `next build` write the lean site.
 * @param config what Next is configured with
 * @param options what the adapter is told of the site
 * @returns the configuration with the adapter in it
 */
export function withLean(config: NextConfig, options: LeanOptions): NextConfig {
  shareOptions(options);
  return { ...config, adapterPath: join(process.cwd(), ADAPTER) };
}
