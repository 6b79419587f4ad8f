/** The Build Adapter: leans and seals what `next build` prerendered, in place, and exports it to `dist/`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { NextAdapter } from 'next';
import { openCompressor } from './export/compress';
import { exportSite } from './export/site';
import { finishDocuments, publishedDocuments } from './finish';
import { nextHeaders } from './header-rules';
import { bundleIslands } from './islands/bundle';
import { clientCodeProblems } from './islands/client-code';
import { fileInNext, outputProblems, routeAnswers, routeFiles } from './next-16/outputs';
import { changeRoutes } from './next-16/routes-manifest';
import type { AdapterOptions } from './options';
import { fileAnswers, rewritesOf, writeAnswers } from './static-answers';

const ISLANDS = '/_next/static/islands';

/** @param options all that the adapter knows of the site */
export function createAdapter(options: AdapterOptions): NextAdapter {
  return {
    name: 'lean, sealed, portable',
    async onBuildComplete(context) {
      const { distDir, projectDir, outputs, routing } = context;
      const { registry, define } = options;
      const bundles = await bundleIslands({ projectDir, registry, base: ISLANDS, define });
      const problems = [
        ...outputProblems(outputs),
        ...bundles.problems,
        ...(await clientCodeProblems(projectDir, await routeFiles(projectDir), registry)),
      ];
      const compressor = await openCompressor(join(distDir, 'cache', 'compressed'));
      const { documents, styles } = await finishDocuments(
        context,
        options,
        bundles.islands,
        problems,
        compressor.ahead,
      );
      for (const [url, body] of bundles.files) {
        await mkdir(dirname(fileInNext(url, distDir)), { recursive: true });
        await writeFile(fileInNext(url, distDir), body);
      }
      const rules = options.headers(styles);
      const answers = routeAnswers(outputs);
      await exportSite({
        target: join(distDir, 'dist'),
        compressor,
        documents: publishedDocuments(documents),
        routeAnswers: answers,
        folders: { '/_next/static': join(distDir, 'static'), '': join(projectDir, 'public') },
        routing,
        rules,
      });
      const files = fileAnswers(answers);
      await writeAnswers(files, join(distDir, 'static'));
      await changeRoutes(distDir, nextHeaders(rules), rewritesOf(files));
    },
  };
}
