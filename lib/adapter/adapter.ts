/** The Build Adapter: leans and seals what `next build` prerendered, in place, and exports it to `dist/`. */
import { join } from 'node:path';
import type { NextAdapter } from 'next';
import { responseHeaders } from '../security/headers';
import { policySettings } from '../security/settings';
import { readSettings } from '../settings/read';
import { exportSite } from './export/site';
import { finishDocuments, publishedDocuments, writeFinished } from './finish';
import { routeAnswers } from './outputs';

export const adapter: NextAdapter = {
  name: 'lean, sealed, portable',
  async onBuildComplete(context) {
    const settings = readSettings();
    const finished = await finishDocuments(context);
    await writeFinished(finished, context.distDir);
    await exportSite({
      target: join(context.projectDir, 'dist'),
      documents: publishedDocuments(finished.documents),
      routeAnswers: routeAnswers(context.outputs),
      folders: { '/_next/static': join(context.distDir, 'static'), '': join(context.projectDir, 'public') },
      routing: context.routing,
      rules: responseHeaders(policySettings(settings, 'sealed')),
      formsUrl: settings.FORMS_URL,
    });
  },
};
