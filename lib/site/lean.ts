/** What the Build Adapter is told of this site. */
import { dirname, join } from 'node:path';
import type { Settings } from '../content/settings/schema';
import type { LeanOptions } from '../next-lean';
import { UNKNOWN_CATEGORY_PATH } from './paths';
import { responseHeaders } from './security/headers';
import { policySettings } from './security/settings';
import { publicDefines, SITE_SCRIPT_MANIFEST, siteScriptManifest } from './site-script';

/** @param out folder to write, relative to the checkout */
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
    headers: (styles) => responseHeaders({ ...policySettings(settings, 'sealed'), styles }),
    statusPages: { [UNKNOWN_CATEGORY_PATH]: 404, '/server-error': 500 },
    forms: { path: '/api/leads/', url: settings.FORMS_URL },
    out,
  };
}
