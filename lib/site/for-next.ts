/** What next.config.ts takes from content/: made by the step before Next starts, which has read all of content/ anyway. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Redirect } from 'next/dist/lib/load-custom-routes';
import type { Settings } from '../content/settings/read';
import type { LeanOptions } from '../next-lean';
import type { EventEnds } from './community/schedule';
import { UNKNOWN_CATEGORY_PATH } from './paths';
import { responseHeaders } from './security/headers';
import { policySettings } from './security/policy';
import { publicDefines, SITE_SCRIPT_MANIFEST, scriptLoader, siteScriptManifest } from './site-script';

/** Relative to the checkout. */
export const FOR_NEXT_FILE = join('app', 'generated', 'for-next.json');

export interface ForNext {
  redirects: Redirect[];
  eventEnds: EventEnds;
  formFillings: Record<string, string>;
}

/** @returns what that step wrote last; nothing before it ever ran, as when Next is only asked for the types of its routes */
export function forNext(): ForNext {
  if (!existsSync(FOR_NEXT_FILE)) return { redirects: [], eventEnds: {}, formFillings: {} };
  return JSON.parse(readFileSync(FOR_NEXT_FILE, 'utf8')) as ForNext;
}

/** @param out folder to write, relative to the checkout @returns what the Build Adapter is told of this site */
export function leanOptions(
  settings: Settings,
  formFillings: Readonly<Record<string, string>>,
  out: string,
): LeanOptions {
  return {
    islands: 'components/islands.ts',
    define: {
      ...publicDefines(process.env),
      'process.env.FORM_FILLINGS': JSON.stringify(JSON.stringify(formFillings)),
    },
    siteScripts: () => siteScriptManifest().modules.map((name) => join(dirname(SITE_SCRIPT_MANIFEST), name)),
    inlineScripts: () => [scriptLoader(siteScriptManifest().entry)],
    headers: (hashes) => responseHeaders({ ...policySettings(settings, 'sealed'), ...hashes }),
    statusPages: { [UNKNOWN_CATEGORY_PATH]: 404, '/server-error': 500 },
    forms: { path: '/api/leads/', url: settings.FORMS_URL },
    out,
  };
}
