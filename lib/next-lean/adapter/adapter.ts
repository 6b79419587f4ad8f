/** The Build Adapter: reads what `next build` made, and writes one folder that any server can serve. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { NextAdapter } from 'next';
import { exportSite } from '../export/site';
import { bundleIslands } from '../islands/bundle';
import { clientCodeProblems } from '../islands/client-code';
import { findDocuments } from './documents';
import { functionsOf, writeFunctions } from './next-16/functions';
import { type BuildContext, closedRoutes, outputProblems, routeAnswers, routeFiles } from './next-16/outputs';
import { type LeanOptions, sharedOptions } from './options';

const ISLANDS = '/_next/static/islands';

export function createAdapter(): NextAdapter {
  return {
    name: 'next-lean',
    onBuildComplete: (context) => complete(context, sharedOptions()),
  };
}

async function complete(context: BuildContext, options: LeanOptions): Promise<void> {
  const { distDir, projectDir, outputs, routing, buildId } = context;
  const { islands: registry, define } = options;
  const out = join(projectDir, options.out);
  const closed = await closedRoutes(distDir);
  const [bundles, clientCode] = await Promise.all([
    bundleIslands({ projectDir, registry, base: ISLANDS, define }),
    clientCodeProblems(projectDir, await routeFiles(projectDir), registry),
  ]);
  const problems = [...outputProblems(outputs, closed), ...bundles.problems, ...clientCode];
  const documents = await findDocuments(context, options, bundles.islands, problems);
  const functions = functionsOf(context, closed);
  await rm(out, { recursive: true, force: true });
  await exportSite({
    target: out,
    projectDir,
    documents: documents.own,
    routeAnswers: routeAnswers(outputs),
    islands: bundles.files,
    statics: { folder: join(distDir, 'static'), named: documents.assets },
    publicFolder: join(projectDir, 'public'),
    routing,
    rules: options.headers(documents.styles),
    functions,
    buildId,
  });
  await writeFunctions(functions, projectDir, out);
}
