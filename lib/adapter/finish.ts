/** Leans and seals every prerendered document of a build. */
import { readFileSync } from 'node:fs';
import { copyFile, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleNames } from './client-code';
import { readModuleNames } from './client-manifests';
import { openStylesheetFitter } from './css/stylesheets';
import { applyEdits, type Edit, parseHtml } from './document';
import { type ExportSettings, exportEdits } from './export/document';
import { leanDocument } from './lean';
import {
  type BuildContext,
  type DocumentFile,
  documentsOf,
  manifestFilesOf,
  outputProblems,
} from './outputs';
import { sealProblems } from './seal';
import { setStatus } from './status';
import { STATUS_PAGES } from './status-pages';

/** A document that may be published. */
export interface FinishedDocument extends DocumentFile {
  status: number;
  /** what a static host needs changed in it */
  exportEdits: Edit[];
}

/** Next's built-in error documents; they come with inline styles and are not the site's. */
const BUILT_IN_ERRORS = ['/500', '/_global-error'];
/** The two names under which Next keeps app/not-found. */
const NOT_FOUND = ['/404', '/_not-found'];

/**
 * Leans and checks every document of the site, and puts them in the place of Next's own when all may be published.
 * Memory holds one document at a time, however many there are.
 * @param exported what documents need on a static host
 * @param ahead is told each body of `dist/` as soon as it is known
 * @returns the documents, each now on disk as it is served
 * @throws one error that names every page that may not be published, and why; Next's documents are left as they were
 */
export async function finishDocuments(
  context: BuildContext,
  exported: ExportSettings,
  ahead: (body: Buffer) => Promise<void>,
): Promise<FinishedDocument[]> {
  const names = await readModuleNames(manifestFilesOf(context.outputs));
  const all = await documentsOf(context);
  const own = all.filter(({ pathname }) => !BUILT_IN_ERRORS.includes(pathname));
  const problems = [...outputProblems(context.outputs), ...statusProblems(own)];

  const styles = await fitStyles(own, context);
  const writeStatic = (url: string, text: string) => writeFile(fileOf(url, context.distDir), text);
  for (const [url, css] of styles.files) await writeStatic(url, css);
  const finished: FinishedDocument[] = [];
  for (const file of own) {
    const html = styles.rename(file.filePath, await readFile(file.filePath, 'utf8'));
    const { document, bootstrap, problems: found } = leanAndCheck(html, names);
    problems.push(...found.map((problem) => `${file.pathname} ${problem}`));
    if (problems.length > 0) continue;
    if (bootstrap) await writeStatic(bootstrap.url, bootstrap.source);
    await writeFile(stagingPath(file), document.html);
    const edits = exportEdits(document, exported);
    await ahead(Buffer.from(applyEdits(document.html, edits)));
    finished.push({ ...file, status: statusOf(file), exportEdits: edits });
  }
  if (problems.length > 0) throw new Error(`The build cannot be published:\n- ${problems.join('\n- ')}`);

  const errorPage = finished.find(({ status }) => status === 500);
  for (const { pathname, filePath } of all) {
    if (errorPage && BUILT_IN_ERRORS.includes(pathname)) await copyFile(stagingPath(errorPage), filePath);
  }
  for (const file of finished) await publish(file);
  return finished;
}

function leanAndCheck(html: string, names: ModuleNames) {
  const { html: leaned, bootstrap, problems } = leanDocument(parseHtml(html), names);
  const document = parseHtml(leaned);
  return { document, bootstrap, problems: problems.length > 0 ? problems : sealProblems(document) };
}

function statusOf({ pathname }: DocumentFile): number {
  return NOT_FOUND.includes(pathname) ? 404 : (STATUS_PAGES[pathname] ?? 200);
}

/** The stylesheets that fit the documents as Next rendered them. */
async function fitStyles(files: readonly DocumentFile[], { distDir, projectDir }: BuildContext) {
  const assets = join(projectDir, 'public/assets');
  const modules = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const siteScripts = await Promise.all(modules.map((name) => readFile(join(assets, name), 'utf8')));
  const fitter = openStylesheetFitter(siteScripts, (url) => readFileSync(fileOf(url, distDir), 'utf8'));
  for (const { filePath } of files) fitter.add(filePath, await readFile(filePath, 'utf8'));
  return fitter.fit();
}

/** Where a finished document waits until all are found fit. */
function stagingPath({ filePath }: DocumentFile): string {
  return `${filePath}.finished`;
}

async function publish(file: DocumentFile): Promise<void> {
  await rename(stagingPath(file), file.filePath);
  const status = STATUS_PAGES[file.pathname];
  if (status) await setStatus(file.filePath, status);
}

/** Where Next keeps what it serves below `/_next/`. */
function fileOf(url: string, distDir: string): string {
  return join(distDir, url.replace(/^\/_next\//, ''));
}

function statusProblems(documents: readonly DocumentFile[]): string[] {
  const built = new Set(documents.map(({ pathname }) => pathname));
  const missing = Object.keys(STATUS_PAGES).filter((pathname) => !built.has(pathname));
  const problems = missing.map((pathname) => `${pathname} is listed in status-pages.ts but was not built`);
  if (!Object.values(STATUS_PAGES).includes(500))
    problems.push('status-pages.ts lists no page with status 500');
  return problems;
}

/** @returns the documents that have an address or an error status of their own, each once */
export function publishedDocuments(documents: readonly FinishedDocument[]): FinishedDocument[] {
  return documents.filter(({ pathname }) => pathname !== '/_not-found');
}
