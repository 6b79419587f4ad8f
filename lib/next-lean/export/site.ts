/** Writes the release: `dist/`, which any host can serve, and `server.json`, which tells a server of ours the rest. */
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, sep } from 'node:path';
import type { HeaderRule } from '../adapter/header-rules';
import type { ServerFunction } from '../adapter/next-16/functions';
import type { BuildContext } from '../adapter/next-16/outputs';
import { compressedFile, type Worth, worthOf } from './compress';
import { type Answer, type Entry, entriesOf } from './entries';
import { addressesWithoutRule, headersFile, nestedErrorPages, redirectsFile } from './host-files';
import { isText, typeOf } from './media-types';
import { nginxMaps, signsFor } from './moved';
import { nginxConf } from './nginx';
import { listedAddresses, routesOf } from './routes';
import { serverTable } from './server-table';

export interface SiteExport {
  /** absolute path of the folder to write */
  target: string;
  /** absolute path of the project, whose cache is used */
  projectDir: string;
  documents: readonly Answer[];
  routeAnswers: readonly Answer[];
  /** bodies by URL path */
  islands: ReadonlyMap<string, Uint8Array>;
  /** absolute path of what Next serves at `/_next/static`, and the URL paths of what is named in it */
  statics: { folder: string; named: ReadonlySet<string> };
  /** absolute path of the files that are served as they are */
  publicFolder: string;
  routing: BuildContext['routing'];
  rules: readonly HeaderRule[];
  functions: readonly ServerFunction[];
  buildId: string;
}

/** Writes the documents, the files, their compressed bodies, and the routing table for each kind of host. */
export async function exportSite(site: SiteExport): Promise<void> {
  const { target, rules } = site;
  const dist = join(target, 'dist');
  const routes = routesOf(site.routing);
  const answers: Answer[] = [
    ...site.documents,
    ...site.routeAnswers,
    ...[...site.islands].map(([pathname, source]) => ({
      pathname,
      type: 'text/javascript',
      status: 200,
      source,
    })),
    // What no document names, the framework's own chunks above all, nobody asks for.
    ...(await folderAnswers('/_next/static', site.statics.folder)).filter(({ pathname }) =>
      site.statics.named.has(pathname),
    ),
    ...(await folderAnswers('', site.publicFolder)),
  ];
  const nested = nestedErrorPages(routes, answers);
  const entries = entriesOf([...answers, ...nested]);
  await mkdir(dist, { recursive: true });
  const anew = new Set([...site.documents, ...site.routeAnswers].map(({ source }) => source));
  const waiting = entries.values();
  const worker = async () => {
    for (const entry of waiting) {
      const worth = anew.has(entry.source) ? worthOf(site.documents.length) : 'asset';
      const target = join(dist, entry.file);
      await writeEntry(site.projectDir, target, entry.source, isText(entry.type) ? worth : undefined);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  const signs = signsFor(addressesWithoutRule(routes));
  for (const { file, text } of signs) {
    await mkdir(join(dist, file, '..'), { recursive: true });
    await writeFile(join(dist, file), text);
  }
  const own = entries.slice(0, answers.length);
  await writeFile(join(dist, '_redirects'), redirectsFile(routes, entries));
  await writeFile(join(dist, '_headers'), headersFile(rules, entries));
  await writeFile(join(dist, 'nginx.conf'), nginxConf(routes, entries, rules));
  await writeFile(join(dist, 'nginx-http.conf'), nginxMaps(listedAddresses(routes), own));
  await writeFile(join(target, 'server.json'), JSON.stringify(serverTable(site, own)));
}

/** Writes a file, and beside it what it is compressed to, if it is worth that. */
async function writeEntry(
  projectDir: string,
  target: string,
  source: Entry['source'],
  worth: Worth | undefined,
): Promise<void> {
  const made = typeof source === 'function' ? source() : source;
  const body = typeof source === 'string' ? await readFile(source) : Buffer.from(made);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, body);
  if (worth) await compressedFile(projectDir, body, worth, target);
}

/** @throws naming every file whose type is not known */
async function folderAnswers(base: string, folder: string): Promise<Answer[]> {
  const answers: Answer[] = [];
  const unknown: string[] = [];
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!(await stat(file)).isFile()) continue;
    const pathname = `${base}/${name.split(sep).join('/')}`;
    const type = typeOf(pathname);
    if (type) answers.push({ pathname, type, status: 200, source: file });
    else unknown.push(pathname);
  }
  if (unknown.length > 0) throw new Error(`media-types.ts knows no type for:\n- ${unknown.join('\n- ')}`);
  return answers;
}
