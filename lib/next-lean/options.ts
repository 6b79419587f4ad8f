/** All that the Build Adapter is told of the site that it finishes. */
import type { HeaderRule } from './header-rules';
import type { Moved } from './moved';

export interface AdapterOptions {
  /** the module whose exports may be islands, relative to the checkout */
  registry: string;
  /** expressions that islands are bundled with, as esbuild's `define` has them: the public settings */
  define: Readonly<Record<string, string>>;
  /** @returns the scripts that any page may run, relative to the checkout; what they name keeps its styles */
  siteScripts: () => string[];
  /**
   * @param styles CSP sources (`sha256-…`) of the styles that documents carry
   * @returns the list of response headers, first of all the one that is sent with every response
   */
  headers: (styles: readonly string[]) => HeaderRule[];
  /**
   * Static pages that answer with an error status. `next start` would send 200 for a page that a rewrite leads to. The
   * page with status 500 also takes the place of Next's built-in error document, which needs inline styles.
   */
  statusPages: Readonly<Record<string, 404 | 500>>;
  /** @returns addresses that lead elsewhere for good, besides the redirects of next.config */
  moved: () => Moved;
  /** the path that forms post below, and the running server that takes them for a static export */
  forms: { path: string; url?: string | undefined };
}
