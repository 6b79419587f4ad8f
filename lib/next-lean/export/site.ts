/** Writes `dist/`, which any static host or CDN can serve. */
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { type FoundDocument, publishedDocuments } from '../finish';
import type { HeaderRule } from '../header-rules';
import { type Moved, nginxMap, writeSigns } from '../moved';
import type { BuildContext } from '../next-16/outputs';
import { progress } from '../progress';
import type { Pool } from '../work/pool';
import type { Task } from '../work/tasks';
import { worthOf } from './compress';
import { type Answer, type Entry, entriesOf, isCompressible } from './entries';
import type { Exported } from './folders';
import { headersFile, nestedErrorPages, redirectsFile } from './host-files';
import { typeOf } from './media-types';
import { nginxConf } from './nginx';
import { routesOf } from './routes';

/** Beside `dist/`: what it is made of, for other layouts of it (folders.ts). */
export const EXPORTED = 'exported.json';

export interface SiteExport {
  /** absolute path of the folder to write; what it holds is deleted first */
  target: string;
  /** absolute path of the checkout, whose cache is used */
  projectDir: string;
  documents: readonly FoundDocument[];
  pool: Pool;
  routeAnswers: readonly Answer[];
  /** absolute paths of folders that are served as they are, by URL path */
  folders: Readonly<Record<string, string>>;
  routing: BuildContext['routing'];
  rules: readonly HeaderRule[];
  moved: Moved;
}

/** Writes the documents, the files, their compressed bodies, and the routing table for each kind of host. */
export async function exportSite(site: SiteExport): Promise<void> {
  const { target, rules, moved } = site;
  const routes = routesOf(site.routing);
  const answers: Answer[] = [
    ...publishedDocuments(site.documents).map(({ pathname, status, filePath }) => ({
      pathname,
      type: 'text/html',
      status,
      source: filePath,
    })),
    ...site.routeAnswers,
    ...(await folderAnswers(site.folders)),
  ];
  const entries = entriesOf([...answers, ...nestedErrorPages(routes, answers)]);
  await rm(target, { recursive: true, force: true });
  const tasks = tasksOf(site, entries);
  await site.pool.run(tasks, progress('Writing files of dist/', tasks.length));
  const signs = await writeSigns(moved, target);
  await writeFile(join(target, '_redirects'), redirectsFile(routes, entries));
  await writeFile(join(target, '_headers'), headersFile(rules, entries));
  await writeFile(join(target, 'nginx.conf'), nginxConf(routes, entries, rules));
  const exported: Exported[] = [
    ...entries.map(({ pathname, file, type, status }) => ({ pathname, file, type, status })),
    ...signs.map((from) => ({
      pathname: from,
      file: `${from.slice(1)}.html`,
      type: 'text/html',
      status: 200,
    })),
  ];
  await writeFile(join(target, '..', EXPORTED), JSON.stringify(exported));
  await writeFile(join(target, 'nginx-http.conf'), nginxMap(moved));
}

/** Documents are written where a server of the site finds them, too. */
function tasksOf(
  { target, projectDir, documents, routeAnswers }: SiteExport,
  entries: readonly Entry[],
): Task[] {
  const copies = new Map<string, string[]>();
  for (const { source, file } of entries) {
    copies.set(source, [...(copies.get(source) ?? []), join(target, file)]);
  }
  const finished = new Set(documents.map(({ filePath }) => filePath));
  const written = new Set(routeAnswers.map(({ source }) => source));
  const worth = worthOf(documents.length);
  return [
    ...documents.map(({ key, parts, filePath: served }): Task => {
      const exported = copies.get(served) ?? [];
      return { kind: 'finish', projectDir, key, parts, served, exported, compress: worth };
    }),
    ...entries
      .filter(({ source }) => !finished.has(source))
      .map((entry): Task => {
        const kind = written.has(entry.source) ? worth : 'asset';
        const compress = isCompressible(entry) ? kind : undefined;
        return { kind: 'copy', projectDir, source: entry.source, target: join(target, entry.file), compress };
      }),
  ];
}

async function folderAnswers(folders: Readonly<Record<string, string>>): Promise<Answer[]> {
  const answers: Answer[] = [];
  const unknown: string[] = [];
  for (const [base, folder] of Object.entries(folders)) {
    for (const name of await readdir(folder, { recursive: true })) {
      const file = join(folder, name);
      if (!(await stat(file)).isFile()) continue;
      const pathname = `${base}/${name.split(sep).join('/')}`;
      const type = typeOf(pathname);
      if (type) answers.push({ pathname, type, status: 200, source: file });
      else unknown.push(pathname);
    }
  }
  if (unknown.length > 0) throw new Error(`media-types.ts knows no type for:\n- ${unknown.join('\n- ')}`);
  return answers;
}
