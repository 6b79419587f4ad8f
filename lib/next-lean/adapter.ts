/** The Build Adapter: leans and seals what `next build` prerendered, in place, and exports it to `dist/`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { NextAdapter } from 'next';
import { exportSite } from './export/site';
import { findDocuments, settleErrors } from './finish';
import { nextHeaders } from './header-rules';
import { bundleIslands } from './islands/bundle';
import { clientCodeProblems } from './islands/client-code';
import { MOVED_RULE, writeMoved } from './moved';
import {
  type BuildContext,
  closedRoutes,
  fileInNext,
  outputProblems,
  routeAnswers,
  routeFiles,
} from './next-16/outputs';
import { changeRoutes } from './next-16/routes-manifest';
import type { AdapterOptions } from './options';
import { fileAnswers, rewritesOf, writeAnswers } from './static-answers';
import { openPool, type Pool } from './work/pool';

const ISLANDS = '/_next/static/islands';

/** @param options all that the adapter knows of the site */
export function createAdapter(options: AdapterOptions): NextAdapter {
  return {
    name: 'lean, sealed, portable',
    async onBuildComplete(context) {
      const pool = openPool();
      try {
        await complete(context, options, pool);
      } finally {
        await pool.close();
      }
    },
  };
}

async function complete(context: BuildContext, options: AdapterOptions, pool: Pool): Promise<void> {
  const { distDir, projectDir, outputs, routing } = context;
  const { registry, define } = options;
  const bundles = await bundleIslands({ projectDir, registry, base: ISLANDS, define });
  const problems = [
    ...outputProblems(outputs, await closedRoutes(distDir)),
    ...bundles.problems,
    ...(await clientCodeProblems(projectDir, await routeFiles(projectDir), registry)),
  ];
  const documents = await findDocuments(context, options, bundles.islands, problems, pool);
  for (const [url, body] of bundles.files) {
    await mkdir(dirname(fileInNext(url, distDir)), { recursive: true });
    await writeFile(fileInNext(url, distDir), body);
  }
  const rules = options.headers(documents.styles);
  const moved = options.moved();
  await writeMoved(moved, distDir);
  const answers = routeAnswers(outputs);
  await exportSite({
    target: join(distDir, 'dist'),
    projectDir,
    documents: documents.own,
    pool,
    routeAnswers: answers,
    folders: { '/_next/static': join(distDir, 'static'), '': join(projectDir, 'public') },
    routing,
    rules,
    moved,
  });
  await settleErrors(documents, options);
  const files = fileAnswers(answers);
  await writeAnswers(files, join(distDir, 'static'));
  await changeRoutes(distDir, nextHeaders(rules), rewritesOf(files), MOVED_RULE);
}
