/** Leans and seals every prerendered document of a build. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeDigest } from '../cache.mjs';
import { fitStyles, styleSource } from '../css/stylesheets';
import type { Answer } from '../export/entries';
import type { IslandBundle } from '../islands/bundle';
import { type BuildContext, type DocumentFile, documentsOf, fileInNext, NOT_FOUND } from './next-16/outputs';
import type { LeanOptions } from './options';
import { type Parts, type Survey, staticUrls, survey } from './template';

/** Its code is part of what a template is made from. */
const LIBRARY = fileURLToPath(new URL('..', import.meta.url));

type Islands = ReadonlyMap<string, IslandBundle>;

export interface Documents {
  /** the site's own; Next's built-in error documents need inline styles, and are left out */
  own: Answer[];
  /** CSP sources of the styles inside them */
  styles: string[];
  /** URL paths below `/_next/static/` that a document or its styles name */
  assets: ReadonlySet<string>;
}

/**
 * Leans and checks every document of the site. Each is parsed once, and not again while it stays as it is; one is in
 * memory at a time, however many there are.
 * @param found why the build may not be published, as far as it is known
 * @returns the documents, with nothing written yet
 * @throws one error that names every page that may not be published, and why
 */
export async function findDocuments(
  context: BuildContext,
  options: LeanOptions,
  islands: Islands,
  found: readonly string[],
): Promise<Documents> {
  const { projectDir } = context;
  const files = documentsOf(context.outputs);
  const code = codeDigest(projectDir, [relative(projectDir, LIBRARY)]);
  const formsPath = options.forms.path;
  const surveyed = files.map((file) => ({
    ...file,
    survey: survey({ projectDir, file: file.filePath, code, formsPath }),
  }));
  const problems = [...found, ...statusProblems(files, options), ...surveyed.flatMap(problemsOf(islands))];
  if (problems.length > 0) throw new Error(`The build cannot be published:\n- ${problems.join('\n- ')}`);
  const scripts = options.siteScripts().map((name) => readFile(join(projectDir, name), 'utf8'));
  const styles = fitStyles(
    new Map(surveyed.map(({ pathname, survey }) => [pathname, survey])),
    await Promise.all(scripts),
    (island) => islands.get(island)?.sources ?? [],
    (url) => readFileSync(fileInNext(url, context.distDir), 'utf8'),
  );
  const modules = Object.fromEntries([...islands].map(([name, island]) => [name, island.modules]));
  const own = surveyed.map(({ survey, ...file }): Answer => {
    const parts: Parts = { css: styles.get(file.pathname) ?? '', modules, server: options.forms.url };
    const source = () => survey.finish(parts);
    return { pathname: file.pathname, type: 'text/html', status: statusOf(file, options), source };
  });
  return {
    own,
    styles: [...new Set(styles.values())].map(styleSource),
    assets: new Set([
      ...surveyed.flatMap(({ survey }) => survey.assets),
      ...[...new Set(styles.values())].flatMap(staticUrls),
    ]),
  };
}

function statusOf({ pathname }: DocumentFile, { statusPages }: LeanOptions): number {
  return pathname === NOT_FOUND ? 404 : (statusPages[pathname] ?? 200);
}

function problemsOf(islands: Islands): (document: DocumentFile & { survey: Survey }) => string[] {
  return ({ pathname, survey }) => {
    const unknown = survey.islands.filter((name) => !islands.has(name));
    const nameless = unknown.map((name) => `has the island "${name}", which the registry does not name`);
    return [...survey.problems, ...nameless].map((problem) => `${pathname} ${problem}`);
  };
}

function statusProblems(documents: readonly DocumentFile[], { statusPages }: LeanOptions): string[] {
  const built = new Set(documents.map(({ pathname }) => pathname));
  const missing = Object.keys(statusPages).filter((pathname) => !built.has(pathname));
  const problems = missing.map((pathname) => `${pathname} is among statusPages but was not built`);
  if (!Object.values(statusPages).includes(500)) problems.push('statusPages name no page with status 500');
  return problems;
}
