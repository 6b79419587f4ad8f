/** The Build Adapter: leans and seals what `next build` prerendered, in place, and exports it to `dist/`. */
import { join } from 'node:path';
import type { NextAdapter } from 'next';
import { headersFor, responseHeaders } from '../security/headers';
import { metaPolicy } from '../security/policy';
import { policySettings } from '../security/settings';
import { readSettings } from '../settings/read';
import { openCompressor } from './export/compress';
import { exportSite } from './export/site';
import { finishDocuments, publishedDocuments } from './finish';
import { routeAnswers } from './outputs';

export const adapter: NextAdapter = {
  name: 'lean, sealed, portable',
  async onBuildComplete(context) {
    const settings = readSettings();
    const rules = responseHeaders(policySettings(settings, 'sealed'));
    const policy = metaPolicy(headersFor('/', rules)['Content-Security-Policy'] ?? '');
    const compressor = await openCompressor(join(context.distDir, 'cache', 'compressed'));
    const exported = { policy, formsUrl: settings.FORMS_URL };
    const documents = await finishDocuments(context, exported, compressor.ahead);
    await exportSite({
      target: join(context.distDir, 'dist'),
      compressor,
      documents: publishedDocuments(documents),
      routeAnswers: routeAnswers(context.outputs),
      folders: { '/_next/static': join(context.distDir, 'static'), '': join(context.projectDir, 'public') },
      routing: context.routing,
      rules,
    });
  },
};
