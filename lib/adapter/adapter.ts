/** The Build Adapter: leans and seals what `next build` prerendered, in place, and exports it to `dist/`. */
import { join } from 'node:path';
import type { NextAdapter } from 'next';
import { headersFor, responseHeaders } from '../security/headers';
import { metaPolicy } from '../security/policy';
import { policySettings } from '../security/settings';
import { readSettings } from '../settings/read';
import { exportSite } from './export/site';
import { finishDocuments, publishedDocuments } from './finish';
import { routeAnswers } from './outputs';

export const adapter: NextAdapter = {
  name: 'lean, sealed, portable',
  async onBuildComplete(context) {
    const settings = readSettings();
    const rules = responseHeaders(policySettings(settings, 'sealed'));
    const policy = metaPolicy(headersFor('/', rules)['Content-Security-Policy'] ?? '');
    const documents = await finishDocuments(context, { policy, formsUrl: settings.FORMS_URL });
    await exportSite({
      target: join(context.projectDir, 'dist'),
      cacheDir: join(context.distDir, 'cache', 'compressed'),
      documents: publishedDocuments(documents),
      routeAnswers: routeAnswers(context.outputs),
      folders: { '/_next/static': join(context.distDir, 'static'), '': join(context.projectDir, 'public') },
      routing: context.routing,
      rules,
    });
  },
};
