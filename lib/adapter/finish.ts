/** Leans and seals every prerendered document of a build. */
import { readFileSync } from 'node:fs';
import { copyFile, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStyleFitter, styleSource } from './css/stylesheets';
import { applyEdits, type Edit, parseHtml } from './document';
import { exportEdits } from './export/document';
import { metaPolicy } from './header-rules';
import type { IslandBundle } from './islands/bundle';
import { leanDocument } from './lean';
import {
  BUILT_IN_ERRORS,
  type BuildContext,
  type DocumentFile,
  documentsOf,
  fileInNext,
  NOT_FOUND,
  setStatus,
} from './next-16/outputs';
import type { AdapterOptions } from './options';
import { progress } from './progress';
import { sealProblems } from './seal';

type Islands = ReadonlyMap<string, IslandBundle>;

/** A document that may be published. */
export interface FinishedDocument extends DocumentFile {
  status: number;
  /** what a static host needs changed in it */
  exportEdits: Edit[];
}

/**
 * Leans and checks every document of the site, and puts them in the place of Next's own when all may be published.
 * Memory holds one document at a time, however many there are.
 * @param found why the build may not be published, as far as it is known
 * @param ahead is told each body of `dist/` as soon as it is known
 * @returns the documents, each now on disk as it is served, and the CSP sources of the styles inside them
 * @throws one error that names every page that may not be published, and why; Next's documents are left as they were
 */
export async function finishDocuments(
  context: BuildContext,
  options: AdapterOptions,
  islands: Islands,
  found: readonly string[],
  ahead: (body: Buffer) => Promise<void>,
): Promise<{ documents: FinishedDocument[]; styles: string[] }> {
  const all = await documentsOf(context);
  const own = all.filter(({ pathname }) => !BUILT_IN_ERRORS.includes(pathname));
  const problems = [...found, ...statusProblems(own, options)];
  const modules = new Map([...islands].map(([name, island]) => [name, island.modules]));
  const styles = await fitStyles(own, islands, context, options.siteScripts());
  const documents: FinishedDocument[] = [];
  const tick = progress('Finishing documents', own.length);
  for (const file of own) {
    tick();
    const css = styles.get(file.filePath) ?? '';
    const leaned = leanDocument(parseHtml(await readFile(file.filePath, 'utf8')), { css, modules });
    const document = parseHtml(leaned.html);
    const source = styleSource(css);
    const faults = leaned.problems.length > 0 ? leaned.problems : sealProblems(document, [source]);
    problems.push(...faults.map((problem) => `${file.pathname} ${problem}`));
    if (problems.length > 0) continue;
    await writeFile(stagingPath(file), document.html);
    // A document admits its own styles alone; the header, which is everybody's, all of the site's.
    const policy = metaPolicy(options.headers([source]));
    const edits = exportEdits(document, { policy, forms: options.forms });
    await ahead(Buffer.from(applyEdits(document.html, edits)));
    documents.push({ ...file, status: statusOf(file, options), exportEdits: edits });
  }
  if (problems.length > 0) throw new Error(`The build cannot be published:\n- ${problems.join('\n- ')}`);

  const errorPage = documents.find(({ status }) => status === 500);
  for (const { pathname, filePath } of all) {
    if (errorPage && BUILT_IN_ERRORS.includes(pathname)) await copyFile(stagingPath(errorPage), filePath);
  }
  for (const file of documents) await publish(file, options);
  return { documents, styles: [...new Set(styles.values())].map(styleSource) };
}

function statusOf({ pathname }: DocumentFile, { statusPages }: AdapterOptions): number {
  return NOT_FOUND.includes(pathname) ? 404 : (statusPages[pathname] ?? 200);
}

/** The text of each document's styles, by its file. */
async function fitStyles(
  files: readonly DocumentFile[],
  islands: Islands,
  { distDir, projectDir }: BuildContext,
  siteScripts: readonly string[],
): Promise<Map<string, string>> {
  const fitter = openStyleFitter(
    await Promise.all(siteScripts.map((name) => readFile(join(projectDir, name), 'utf8'))),
    (island) => islands.get(island)?.sources ?? [],
    (url) => readFileSync(fileInNext(url, distDir), 'utf8'),
  );
  for (const { filePath } of files) fitter.add(filePath, await readFile(filePath, 'utf8'));
  return fitter.fit();
}

/** Where a finished document waits until all are found fit. */
function stagingPath({ filePath }: DocumentFile): string {
  return `${filePath}.finished`;
}

async function publish(file: DocumentFile, { statusPages }: AdapterOptions): Promise<void> {
  await rename(stagingPath(file), file.filePath);
  const status = statusPages[file.pathname];
  if (status) await setStatus(file.filePath, status);
}

function statusProblems(documents: readonly DocumentFile[], { statusPages }: AdapterOptions): string[] {
  const built = new Set(documents.map(({ pathname }) => pathname));
  const missing = Object.keys(statusPages).filter((pathname) => !built.has(pathname));
  const problems = missing.map((pathname) => `${pathname} is among statusPages but was not built`);
  if (!Object.values(statusPages).includes(500)) problems.push('statusPages name no page with status 500');
  return problems;
}

/** @returns the documents that have an address or an error status of their own, each once */
export function publishedDocuments(documents: readonly FinishedDocument[]): FinishedDocument[] {
  return documents.filter(({ pathname }) => pathname !== NOT_FOUND[1]);
}
