/** The Build Adapter: reads what `next build` made, and writes one folder that any server can serve. */
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeDigest } from '../cache.mjs';
import { fitStyles, hashSource } from '../css/stylesheets';
import type { Answer } from '../export/entries';
import { writeRelease } from '../export/release';
import { type LeanOptions, sharedOptions } from '../index';
import { bundleIslands, type IslandBundle } from '../islands/bundle';
import { clientCodeProblems } from '../islands/client-code';
import { openDocument, staticUrls } from './document';
import {
  type BuildContext,
  closedRoutes,
  documentsOf,
  fileInNext,
  functionsOf,
  NOT_FOUND,
  outputProblems,
  routeAnswers,
  routeFiles,
} from './next-16/outputs';

const ISLANDS = '/_next/static/islands';
/** Its code is part of what a document is made from. */
const LIBRARY = fileURLToPath(new URL('..', import.meta.url));

/**
 * Called by Next when a build is complete: bundles the islands, leans every document, and writes the release.
 * @throws one error that names all that keeps the build from being published; nothing is written then
 */
export async function complete(context: BuildContext): Promise<void> {
  const options = sharedOptions();
  const { distDir, projectDir, outputs } = context;
  const { islands: registry, define } = options;
  const closed = await closedRoutes(distDir);
  const [{ islands, files, problems: bundling }, clientCode] = await Promise.all([
    bundleIslands(projectDir, registry, ISLANDS, define),
    clientCodeProblems(projectDir, await routeFiles(projectDir), registry),
  ]);
  const known = [...outputProblems(outputs, closed), ...bundling, ...clientCode];
  const { documents, styles, assets } = await leanDocuments(context, options, islands, known);
  const out = join(projectDir, options.out);
  await rm(out, { recursive: true, force: true });
  await writeRelease({
    out,
    context,
    documents,
    routeAnswers: routeAnswers(outputs),
    islands: files,
    assets,
    rules: options.headers({ styles, scripts: options.inlineScripts().map(hashSource) }),
    functions: functionsOf(context, closed),
  });
}

/**
 * Leans and checks every document of the site but Next's built-in error documents. Each is parsed once, and not again
 * while it stays as it is; one is in memory at a time, however many there are.
 * @param known why the build may not be published, as far as it is known
 * @returns the documents, with nothing written yet; CSP sources of the styles in them; URL paths below `/_next/static/`
 *   that a document or its styles name
 */
export async function leanDocuments(
  { projectDir, distDir, outputs }: BuildContext,
  { forms, inlineScripts, siteScripts, statusPages }: LeanOptions,
  islands: ReadonlyMap<string, IslandBundle>,
  known: readonly string[],
): Promise<{ documents: Answer[]; styles: string[]; assets: ReadonlySet<string> }> {
  const code = codeDigest(projectDir, [relative(projectDir, LIBRARY)]);
  const opened = documentsOf(outputs).map(({ pathname, filePath }) => ({
    pathname,
    ...openDocument(filePath, { projectDir, code, formsPath: forms.path, inlineScripts: inlineScripts() }),
  }));
  const problems = [
    ...known,
    ...statusProblems(new Set(opened.map(({ pathname }) => pathname)), statusPages),
    ...opened.flatMap(({ pathname, islands: named, problems }) => {
      const unknown = named.filter((name) => !islands.has(name));
      const nameless = unknown.map((name) => `has the island "${name}", which the registry does not name`);
      return [...problems, ...nameless].map((problem) => `${pathname} ${problem}`);
    }),
  ];
  if (problems.length > 0) throw new Error(`The build cannot be published:\n- ${problems.join('\n- ')}`);

  const scripts = siteScripts().map((name) => readFile(join(projectDir, name), 'utf8'));
  const fitted = fitStyles(
    new Map(
      opened.map(({ pathname, ...document }) => {
        // No search engine lists what is not there, and dead links from anywhere lead to it.
        const indexed = document.indexed || pathname === NOT_FOUND;
        return [pathname, { ...document, indexed }];
      }),
    ),
    await Promise.all(scripts),
    (island) => islands.get(island)?.sources ?? [],
    (url) => readFileSync(fileInNext(url, distDir), 'utf8'),
  );
  const texts = [...new Set([...fitted.values()].map(({ css }) => css))];
  const modules = Object.fromEntries([...islands].map(([name, island]) => [name, island.modules]));
  return {
    documents: opened.map(({ pathname, finish }) => ({
      pathname,
      type: 'text/html',
      status: pathname === NOT_FOUND ? 404 : (statusPages[pathname] ?? 200),
      source: () => finish({ fitted: fitted.get(pathname), modules, server: forms.url }),
    })),
    styles: texts.map(hashSource),
    assets: new Set([...opened.flatMap(({ assets }) => assets), ...texts.flatMap(staticUrls)]),
  };
}

function statusProblems(built: ReadonlySet<string>, pages: LeanOptions['statusPages']): string[] {
  const missing = Object.keys(pages).filter((pathname) => !built.has(pathname));
  const problems = missing.map((pathname) => `${pathname} is among statusPages but was not built`);
  if (!Object.values(pages).includes(500)) problems.push('statusPages name no page with status 500');
  return problems;
}
