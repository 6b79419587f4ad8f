/** Writes `dist/`, which any static host or CDN can serve. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type HeaderRule, headersFor } from '../../security/headers';
import { metaPolicy } from '../../security/policy';
import type { FinishedDocument } from '../finish';
import type { BuildContext } from '../outputs';
import { compress } from './compress';
import { exportDocument } from './document';
import { type Answer, type Entry, entriesOf, isCompressible } from './entries';
import { headersFile, nestedErrorPages, redirectsFile } from './host-files';
import { typeOf } from './media-types';
import { nginxConf } from './nginx';
import { routesOf } from './routes';

export interface SiteExport {
  /** absolute path of the folder to write; what it holds is deleted first */
  target: string;
  documents: readonly FinishedDocument[];
  routeAnswers: readonly Answer[];
  /** absolute paths of folders that are served as they are, by URL path */
  folders: Readonly<Record<string, string>>;
  routing: BuildContext['routing'];
  rules: readonly HeaderRule[];
  formsUrl: string | undefined;
}

/** Writes the files, their compressed bodies, and the routing table for each kind of host. */
export async function exportSite(site: SiteExport): Promise<void> {
  const { target, rules, formsUrl } = site;
  const policy = metaPolicy(headersFor('/', rules)['Content-Security-Policy'] ?? '');
  const routes = routesOf(site.routing);
  const answers: Answer[] = [
    ...site.documents.map(({ pathname, html, status }) => ({
      pathname,
      type: 'text/html',
      status,
      content: { html: exportDocument(html, { policy, formsUrl }) },
    })),
    ...site.routeAnswers,
    ...(await folderAnswers(site.folders)),
  ];
  const entries = entriesOf([...answers, ...nestedErrorPages(routes, answers)]);
  await rm(target, { recursive: true, force: true });
  for (const entry of entries) await writeEntry(target, entry);
  await writeFile(join(target, '_redirects'), redirectsFile(routes, entries));
  await writeFile(join(target, '_headers'), headersFile(rules, entries));
  await writeFile(join(target, 'nginx.conf'), nginxConf(routes, entries, rules));
}

async function folderAnswers(folders: Readonly<Record<string, string>>): Promise<Answer[]> {
  const answers: Answer[] = [];
  const unknown: string[] = [];
  for (const [base, folder] of Object.entries(folders)) {
    for (const item of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!item.isFile()) continue;
      const file = join(item.parentPath, item.name);
      const pathname = `${base}/${relative(folder, file).split(sep).join('/')}`;
      const type = typeOf(pathname);
      if (type) answers.push({ pathname, type, status: 200, content: { file } });
      else unknown.push(pathname);
    }
  }
  if (unknown.length > 0) throw new Error(`media-types.ts knows no type for:\n- ${unknown.join('\n- ')}`);
  return answers;
}

async function writeEntry(target: string, entry: Entry): Promise<void> {
  const { content } = entry;
  const body = 'html' in content ? Buffer.from(content.html) : await readFile(content.file);
  const path = join(target, entry.file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, body);
  if (!isCompressible(entry)) return;
  const { br, gz } = await compress(body);
  await writeFile(`${path}.br`, br);
  await writeFile(`${path}.gz`, gz);
}
