import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where bundling leaves the name of what it made, relative to the checkout. */
export const SITE_SCRIPT_MANIFEST = 'public/assets/manifest.json';

/** @returns the URL path of the site script's entry module, as the last bundling wrote it */
export function siteScriptUrl(): string {
  const file = join(/* turbopackIgnore: true */ process.cwd(), SITE_SCRIPT_MANIFEST);
  return (JSON.parse(readFileSync(file, 'utf8')) as { entry: string }).entry;
}
