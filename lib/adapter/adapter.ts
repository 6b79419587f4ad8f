/** The Build Adapter: leans and seals what `next build` prerendered, in place, and exports it. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { NextAdapter } from 'next';
import { readModuleNames } from './client-manifests';
import { type LeanDocument, leanDocument } from './lean';
import {
  BUILT_IN_ERRORS,
  type BuildContext,
  type DocumentFile,
  documentsOf,
  manifestFilesOf,
  outputProblems,
} from './outputs';
import { sealProblems } from './seal';
import { setStatus } from './status';
import { STATUS_PAGES } from './status-pages';

/** A document that passed, ready to be written. */
type Finished = DocumentFile & LeanDocument;

export const adapter: NextAdapter = {
  name: 'lean, sealed, portable',
  async onBuildComplete(context) {
    const finished = await finishDocuments(context);
    await writeDocuments(finished, context.distDir);
  },
};

/**
 * @returns every document leaned, the built-in error documents replaced by the page with status 500
 * @throws one error that names every page that may not be published, and why
 */
async function finishDocuments(context: BuildContext): Promise<Finished[]> {
  const names = await readModuleNames(manifestFilesOf(context.outputs));
  const all = await documentsOf(context);
  const own = all.filter(({ pathname }) => !BUILT_IN_ERRORS.includes(pathname));
  const problems = [...outputProblems(context.outputs), ...statusProblems(own)];

  const finished: Finished[] = [];
  for (const file of own) {
    const lean = leanDocument(await readFile(file.filePath, 'utf8'), names);
    finished.push({ ...file, ...lean });
    const found = lean.problems.length > 0 ? lean.problems : sealProblems(lean.html);
    problems.push(...found.map((problem) => `${file.pathname} ${problem}`));
  }
  if (problems.length > 0) throw new Error(`The build cannot be published:\n- ${problems.join('\n- ')}`);

  const errorPage = finished.find(({ pathname }) => STATUS_PAGES[pathname] === 500);
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

async function writeDocuments(documents: readonly Finished[], distDir: string): Promise<void> {
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
