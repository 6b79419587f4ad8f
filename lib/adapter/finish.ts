/** Leans and seals every prerendered document of a build. */
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readModuleNames } from './client-manifests';
import { fitStylesheets } from './css/stylesheets';
import { type LeanDocument, leanDocument } from './lean';
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
export interface FinishedDocument extends DocumentFile, LeanDocument {
  status: number;
}

/** What a build is turned into. */
export interface Finished {
  documents: FinishedDocument[];
  /** texts of new files by their URL: stylesheets and the bootstrap files of pages with islands */
  files: Map<string, string>;
}

/** Next's built-in error documents; they come with inline styles and are not the site's. */
const BUILT_IN_ERRORS = ['/500', '/_global-error'];
/** The two names under which Next keeps app/not-found. */
const NOT_FOUND = ['/404', '/_not-found'];

/**
 * @returns every document of the site, leaned and checked, nothing written yet
 * @throws one error that names every page that may not be published, and why
 */
export async function finishDocuments(context: BuildContext): Promise<Finished> {
  const names = await readModuleNames(manifestFilesOf(context.outputs));
  const all = await documentsOf(context);
  const own = all.filter(({ pathname }) => !BUILT_IN_ERRORS.includes(pathname));
  const problems = [...outputProblems(context.outputs), ...statusProblems(own)];

  const fitted = await fitDocuments(own, context);
  const finished: FinishedDocument[] = [];
  for (const file of own) {
    const lean = leanDocument(fitted.documents.get(file.filePath) ?? '', names);
    const status = NOT_FOUND.includes(file.pathname) ? 404 : (STATUS_PAGES[file.pathname] ?? 200);
    finished.push({ ...file, ...lean, status });
    const found = lean.problems.length > 0 ? lean.problems : sealProblems(lean.html);
    problems.push(...found.map((problem) => `${file.pathname} ${problem}`));
  }
  if (problems.length > 0) throw new Error(`The build cannot be published:\n- ${problems.join('\n- ')}`);

  const errorPage = finished.find(({ status }) => status === 500);
  const errors = all.filter(({ pathname }) => BUILT_IN_ERRORS.includes(pathname));
  const replaced = errors.flatMap((file) => (errorPage ? { ...errorPage, ...file } : []));
  return {
    documents: [...finished, ...replaced],
    files: new Map([...fitted.files, ...bootstrapsOf(finished)]),
  };
}

/** The documents' texts by file, each naming the stylesheet that fits it, and these stylesheets. */
async function fitDocuments(files: readonly DocumentFile[], { distDir, projectDir }: BuildContext) {
  const texts = new Map<string, string>();
  for (const { filePath } of files) texts.set(filePath, await readFile(filePath, 'utf8'));
  const assets = join(projectDir, 'public/assets');
  const modules = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  const siteScripts = await Promise.all(modules.map((name) => readFile(join(assets, name), 'utf8')));
  return fitStylesheets(texts, siteScripts, (url) => readFileSync(fileOf(url, distDir), 'utf8'));
}

function bootstrapsOf(documents: readonly LeanDocument[]): [url: string, source: string][] {
  return documents.flatMap(({ bootstrap }) => (bootstrap ? [[bootstrap.url, bootstrap.source]] : []));
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

/** Writes the documents in place with their status, and the files that they name beside Next's own. */
export async function writeFinished({ documents, files }: Finished, distDir: string): Promise<void> {
  for (const { pathname, filePath, html } of documents) {
    await writeFile(filePath, html);
    const status = STATUS_PAGES[pathname];
    if (status) await setStatus(filePath, status);
  }
  for (const [url, text] of files) await writeFile(fileOf(url, distDir), text);
}

/** @returns the documents that have an address or an error status of their own, each once */
export function publishedDocuments(documents: readonly FinishedDocument[]): FinishedDocument[] {
  return documents.filter(
    ({ pathname }) => pathname !== '/_not-found' && !BUILT_IN_ERRORS.includes(pathname),
  );
}
