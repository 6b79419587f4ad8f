/** The door for next.config: see README.md. */
import { join } from 'node:path';
import type { NextConfig } from 'next';
import type { HeaderRule } from './header-rules';

export { type HeaderRule, nextHeaders } from './header-rules';

/** CSP sources, `sha256-…` (CSP Level 3, 2.3.1). */
export interface InlineHashes {
  styles: readonly string[];
  scripts: readonly string[];
}

/** All that the adapter is told of the site it finishes. */
export interface LeanOptions {
  /** the module whose exports may be islands, relative to the project */
  islands: string;
  /** expressions that islands are bundled with, as esbuild's `define` has them: the public settings */
  define: Readonly<Record<string, string>>;
  /** @returns the scripts that any page may run, relative to the project; what they name keeps its styles */
  siteScripts: () => readonly string[];
  /** @returns the texts of the inline scripts that documents may carry */
  inlineScripts: () => readonly string[];
  /**
   * @param hashes CSP sources (`sha256-…`) of what documents carry
   * @returns the list of response headers, first of all the one that is sent with every response
   */
  headers: (hashes: InlineHashes) => HeaderRule[];
  /** static pages that answer with an error status; the one with status 500 stands in for a failing function */
  statusPages: Readonly<Record<string, 404 | 500>>;
  /** the path that forms post below, and the running server that takes them for a static export */
  forms: { path: string; url?: string | undefined };
  /** folder that is written, relative to the project; what it holds is deleted first */
  out: string;
}

/**
 * Next imports the adapter with plain Node, and bundles this module: only a path from the project leads from one to the
 * other, and the options go from this module to the adapter through the process.
 */
const ADAPTER = 'lib/next-lean/adapter/load.mjs';
const OPTIONS = Symbol.for('next-lean.options');
const shared = globalThis as { [key: symbol]: LeanOptions | undefined };

/**
 * Has `next build` write the lean site.
 * @param config what Next is configured with
 * @param options what the adapter is told of the site
 * @returns the configuration with the adapter in it
 */
export function withLean(config: NextConfig, options: LeanOptions): NextConfig {
  shared[OPTIONS] = options;
  return { ...config, adapterPath: join(process.cwd(), ADAPTER) };
}

/** @returns what withLean() was told @throws when next.config did not go through it */
export function sharedOptions(): LeanOptions {
  const options = shared[OPTIONS];
  if (!options) throw new Error('next.config has to be made with withLean().');
  return options;
}
