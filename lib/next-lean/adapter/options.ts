/** All that the adapter is told of the site it finishes. */
import type { HeaderRule } from './header-rules';

export interface LeanOptions {
  /** the module whose exports may be islands, relative to the project */
  islands: string;
  /** expressions that islands are bundled with, as esbuild's `define` has them: the public settings */
  define: Readonly<Record<string, string>>;
  /** @returns the scripts that any page may run, relative to the project; what they name keeps its styles */
  siteScripts: () => readonly string[];
  /**
   * @param styles CSP sources (`sha256-…`) of the styles that documents carry
   * @returns the list of response headers, first of all the one that is sent with every response
   */
  headers: (styles: readonly string[]) => HeaderRule[];
  /** static pages that answer with an error status; the one with status 500 stands in for a failing function */
  statusPages: Readonly<Record<string, 404 | 500>>;
  /** the path that forms post below, and the running server that takes them for a static export */
  forms: { path: string; url?: string | undefined };
  /** folder that is written, relative to the project; what it holds is deleted first */
  out: string;
}

/** next.config and the adapter are loaded by the same process, one by Next and the other by plain Node. */
const shared = globalThis as { [key: symbol]: LeanOptions | undefined };
const OPTIONS = Symbol.for('next-lean.options');

/** Leaves the options where the adapter finds them. */
export function shareOptions(options: LeanOptions): void {
  shared[OPTIONS] = options;
}

/** @throws when next.config did not go through withLean() */
export function sharedOptions(): LeanOptions {
  const options = shared[OPTIONS];
  if (!options) throw new Error('next.config has to be made with withLean().');
  return options;
}
