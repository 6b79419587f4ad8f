import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where bundling leaves the name of what it made, relative to the checkout. */
export const SITE_SCRIPT_MANIFEST = 'public/assets/manifest.json';

/** What bundling made last; earlier modules may lie beside it. */
export interface SiteScriptManifest {
  /** URL path of the entry module */
  entry: string;
  /** names of all modules in the manifest's folder */
  modules: string[];
}

/** @returns the manifest as the last bundling wrote it */
export function siteScriptManifest(): SiteScriptManifest {
  const file = join(/* turbopackIgnore: true */ process.cwd(), SITE_SCRIPT_MANIFEST);
  return JSON.parse(readFileSync(file, 'utf8')) as SiteScriptManifest;
}

/**
 * The one script inside documents. It asks for the site script once the first text is on the screen (W3C Paint Timing; a
 * frame before that may show the ground alone), so that no byte of it comes before the text; and a visitor who comes from
 * another page of this site has the display face already, and sees it at once.
 * @param entry URL path of the site script @returns its text
 */
export function scriptLoader(entry: string): string {
  const face = 'document.referrer.startsWith(location.origin)&&(document.documentElement.dataset.face="")';
  const load = `list=>list.getEntriesByName("first-contentful-paint")[0]&&import("${entry}")`;
  return `${face};new PerformanceObserver(${load}).observe({type:"paint",buffered:true})`;
}

/** Names and values, as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** @returns esbuild's replacements for every public setting: one that is unset reads as empty instead of failing in the browser */
export function publicDefines(env: Environment): Record<string, string> {
  const names = ['NEXT_PUBLIC_API_URL', 'NEXT_PUBLIC_GA_ID', 'NEXT_PUBLIC_ANALYTICS_URL'];
  return Object.fromEntries(
    names.map((name) => [`process.env.${name}`, JSON.stringify(env[name]?.trim() ?? '')]),
  );
}
