/** Leans and seals every prerendered document of a build. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readModuleNames } from './client-manifests';
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

/** Next's built-in error documents; they come with inline styles and are not the site's. */
const BUILT_IN_ERRORS = ['/500', '/_global-error'];
/** The two names under which Next keeps app/not-found. */
const NOT_FOUND = ['/404', '/_not-found'];

/**
 * @returns every document of the site, leaned and checked, nothing written yet
 * @throws one error that names every page that may not be published, and why
 */
export async function finishDocuments(context: BuildContext): Promise<FinishedDocument[]> {
  const names = await readModuleNames(manifestFilesOf(context.outputs));
  const all = await documentsOf(context);
  const own = all.filter(({ pathname }) => !BUILT_IN_ERRORS.includes(pathname));
  const problems = [...outputProblems(context.outputs), ...statusProblems(own)];

  const finished: FinishedDocument[] = [];
  for (const file of own) {
    const lean = leanDocument(await readFile(file.filePath, 'utf8'), names);
    const status = NOT_FOUND.includes(file.pathname) ? 404 : (STATUS_PAGES[file.pathname] ?? 200);
    finished.push({ ...file, ...lean, status });
    const found = lean.problems.length > 0 ? lean.problems : sealProblems(lean.html);
    problems.push(...found.map((problem) => `${file.pathname} ${problem}`));
  }
  if (problems.length > 0) throw new Error(`The build cannot be published:\n- ${problems.join('\n- ')}`);

  const errorPage = finished.find(({ status }) => status === 500);
  const errors = all.filter(({ pathname }) => BUILT_IN_ERRORS.includes(pathname));
  return [...finished, ...errors.flatMap((file) => (errorPage ? { ...errorPage, ...file } : []))];
}

function statusProblems(documents: readonly DocumentFile[]): string[] {
  const built = new Set(documents.map(({ pathname }) => pathname));
  const missing = Object.keys(STATUS_PAGES).filter((pathname) => !built.has(pathname));
  const problems = missing.map((pathname) => `${pathname} is listed in status-pages.ts but was not built`);
  if (!Object.values(STATUS_PAGES).includes(500))
    problems.push('status-pages.ts lists no page with status 500');
  return problems;
}

/** Writes the documents in place, their status, and the bootstrap files of those with islands. */
export async function writeDocuments(documents: readonly FinishedDocument[], distDir: string): Promise<void> {
  for (const { pathname, filePath, html, bootstrap } of documents) {
    await writeFile(filePath, html);
    const status = STATUS_PAGES[pathname];
    if (status) await setStatus(filePath, status);
    if (bootstrap) {
      const file = join(distDir, bootstrap.url.replace('/_next/', ''));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, bootstrap.source);
    }
  }
}

/** @returns the documents that have an address or an error status of their own, each once */
export function publishedDocuments(documents: readonly FinishedDocument[]): FinishedDocument[] {
  return documents.filter(
    ({ pathname }) => pathname !== '/_not-found' && !BUILT_IN_ERRORS.includes(pathname),
  );
}
