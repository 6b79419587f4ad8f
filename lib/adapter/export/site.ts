/** Writes `dist/`, which any static host or CDN can serve. */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { applyEdits } from '../document';
import type { FinishedDocument } from '../finish';
import type { HeaderRule } from '../header-rules';
import type { BuildContext } from '../next-16/outputs';
import { progress } from '../progress';
import type { Compressor } from './compress';
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
  compressor: Compressor;
  documents: readonly FinishedDocument[];
  routeAnswers: readonly Answer[];
  /** absolute paths of folders that are served as they are, by URL path */
  folders: Readonly<Record<string, string>>;
  routing: BuildContext['routing'];
  rules: readonly HeaderRule[];
}

/** Writes the files, their compressed bodies, and the routing table for each kind of host. */
export async function exportSite(site: SiteExport): Promise<void> {
  const { target, rules } = site;
  const routes = routesOf(site.routing);
  const answers: Answer[] = [
    ...site.documents.map(({ pathname, status, filePath, exportEdits }) => ({
      pathname,
      type: 'text/html',
      status,
      source: filePath,
      edits: exportEdits,
    })),
    ...site.routeAnswers,
    ...(await folderAnswers(site.folders)),
  ];
  const entries = entriesOf([...answers, ...nestedErrorPages(routes, answers)]);
  await rm(target, { recursive: true, force: true });
  const written = progress('Writing files of dist/', entries.length);
  await inParallel(entries, (entry) => writeEntry(target, entry, site.compressor).then(written));
  await site.compressor.forgetRest();
  await writeFile(join(target, '_redirects'), redirectsFile(routes, entries));
  await writeFile(join(target, '_headers'), headersFile(rules, entries));
  await writeFile(join(target, 'nginx.conf'), nginxConf(routes, entries, rules));
  const exported = entries.map(({ pathname, file, type, status }) => ({ pathname, file, type, status }));
  await writeFile(join(target, '..', EXPORTED), JSON.stringify(exported satisfies Exported[]));
}

/** As many at a time as the machine can compress. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
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

async function writeEntry(target: string, entry: Entry, { compress }: Compressor): Promise<void> {
  const { source, edits } = entry;
  const body = edits
    ? Buffer.from(applyEdits(await readFile(source, 'utf8'), edits))
    : await readFile(source);
  const path = join(target, entry.file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, body);
  if (!isCompressible(entry)) return;
  const { br, gz } = await compress(body);
  await writeFile(`${path}.br`, br);
  await writeFile(`${path}.gz`, gz);
}
