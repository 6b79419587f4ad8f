/** What the Build Adapter (lib/adapter) is told of this site. */
import { dirname, join } from 'node:path';
import { publicDefines } from './lib/commands/bundle-site-script';
import { content } from './lib/content';
import { formFillings } from './lib/content/form-fillings';
import { readSettings } from './lib/content/settings/read';
import type { AdapterOptions } from './lib/next-lean/options';
import { UNKNOWN_CATEGORY_PATH } from './lib/site/paths';
import { flattenedRedirects } from './lib/site/redirects';
import { responseHeaders } from './lib/site/security/headers';
import { policySettings } from './lib/site/security/settings';
import { SITE_SCRIPT_MANIFEST, siteScriptManifest } from './lib/site/site-script';

const settings = readSettings();

export const options: AdapterOptions = {
  registry: 'components/islands.ts',
  define: {
    ...publicDefines(process.env),
    'process.env.FORM_FILLINGS': JSON.stringify(JSON.stringify(formFillings('content', { names: false }))),
  },
  siteScripts: () => siteScriptManifest().modules.map((name) => join(dirname(SITE_SCRIPT_MANIFEST), name)),
  headers: (styles) => responseHeaders({ ...policySettings(settings, 'sealed'), styles }),
  statusPages: { [UNKNOWN_CATEGORY_PATH]: 404, '/server-error': 500 },
  moved: () => {
    const { moved, titled } = flattenedRedirects(content());
    return new Map([...moved, ...titled].map(({ from, to }) => [from.toLowerCase(), to]));
  },
  forms: { path: '/api/leads/', url: settings.FORMS_URL },
};
