/** Writes the release: `dist/`, which any host can serve, and `server.json` and `.next/`, which tell a server of ours the rest. */
import { cp, lstat, mkdir, readdir, readFile, realpath, stat, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BuildContext, ServerFunction } from '../adapter/next-16/outputs';
import { digestOf, openCache } from '../cache.mjs';
import type { HeaderRule } from '../header-rules';
import { type Answer, entriesOf, isText, typeOf } from './entries';
import { headersFile, nestedErrorPages, redirectsFile, signsOf } from './host-files';
import { nginxConf, nginxMaps } from './nginx';
import { routesOf } from './routes';
import { serverTable } from './server-table';

export interface ReleaseParts {
  /** absolute path of the folder to write */
  out: string;
  /** `.next/static` is served at `/_next/static`, and `public` as it is */
  context: Pick<BuildContext, 'projectDir' | 'distDir' | 'routing' | 'buildId'>;
  documents: readonly Answer[];
  routeAnswers: readonly Answer[];
  /** bodies by URL path */
  islands: ReadonlyMap<string, Uint8Array>;
  /** URL paths below `/_next/static/` that are asked for */
  assets: ReadonlySet<string>;
  rules: readonly HeaderRule[];
  functions: readonly ServerFunction[];
}

/** Writes the documents, the files, their compressed bodies, the routing table for each kind of host, and the functions. */
export async function writeRelease(parts: ReleaseParts): Promise<void> {
  const { out, context, documents, routeAnswers, rules, functions } = parts;
  const { projectDir, distDir } = context;
  const dist = join(out, 'dist');
  const routes = routesOf(context.routing);
  const answers: Answer[] = [
    ...documents,
    ...routeAnswers,
    ...[...parts.islands].map(([pathname, source]) => ({
      pathname,
      type: 'text/javascript',
      status: 200,
      source,
    })),
    // What no document names, the framework's own chunks above all, nobody asks for.
    ...(await folderAnswers('/_next/static', join(distDir, 'static'))).filter(({ pathname }) =>
      parts.assets.has(pathname),
    ),
    ...(await folderAnswers('', join(projectDir, 'public'))),
  ];
  const entries = entriesOf([...answers, ...nestedErrorPages(routes, answers)]);
  const anew = new Set([...documents, ...routeAnswers].map(({ source }) => source));
  const many = documents.length > MANY;
  const waiting = entries.values();
  const worker = async () => {
    for (const { source, file, type } of waiting) {
      const made = typeof source === 'function' ? source() : source;
      const body = typeof source === 'string' ? await readFile(source) : Buffer.from(made);
      await write(join(dist, file), body);
      if (!isText(type)) continue;
      const quality = many && anew.has(source) ? QUALITY.oneOfMany : QUALITY.best;
      await writeCompressed(projectDir, body, quality, join(dist, file));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  for (const [file, text] of signsOf(routes)) await write(join(dist, file), text);
  await write(join(dist, '_redirects'), redirectsFile(routes, entries));
  await write(join(dist, '_headers'), headersFile(rules, entries));
  await write(join(dist, 'nginx.conf'), nginxConf(routes, entries, rules));
  await write(join(dist, 'nginx-http.conf'), nginxMaps(routes, entries));
  const table = serverTable(context, rules, functions, entries.slice(0, answers.length));
  await write(join(out, 'server.json'), JSON.stringify(table));
  await copyFunctions(functions, projectDir, out);
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
  if (unknown.length > 0) throw new Error(`entries.ts knows no type for:\n- ${unknown.join('\n- ')}`);
  return answers;
}

async function write(file: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, body);
}

/**
 * Brotli's quality. Measured over 30 of this site's documents, 54 kB each on the average: 11 makes 10.8 kB of one in 57 ms
 * of a processor, 8 makes 11.7 in 2 (gzip 12.5 in 1). A few hundred are worth it; of the thousands that a build may write
 * anew, documents and the answers of routes, compressing would take longer than all else that it does for an article.
 */
const QUALITY = { best: 11, oneOfMany: 8 };
const MANY = 500;

/**
 * Writes a body's compressed forms beside it, as `<target>.br` and `<target>.gz`; what an earlier build compressed is
 * taken from the cache.
 * @param target absolute path of the file that holds the body
 */
export async function writeCompressed(
  projectDir: string,
  body: Buffer,
  quality: number,
  target: string,
): Promise<void> {
  const cache = openCache(projectDir, 'compressed');
  const name = digestOf(process.versions.brotli ?? '', process.versions.zlib ?? '', body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const br = () => promisify(brotliCompress)(body, { params });
  const gz = () => promisify(gzip)(body, { level: 9 });
  await writeFile(`${target}.br`, await cache.keep(`${name}-${quality}.br`, br));
  await writeFile(`${target}.gz`, await cache.keep(`${name}-9.gz`, gz));
}

/** Copies the part of Next's output that the functions need; packages stay where they are installed. */
async function copyFunctions(functions: readonly ServerFunction[], from: string, to: string): Promise<void> {
  for (const name of new Set(functions.flatMap(({ needs }) => needs))) {
    const [source, target] = [join(from, name), join(to, name)];
    await mkdir(dirname(target), { recursive: true });
    if (!(await lstat(source)).isSymbolicLink()) await cp(source, target);
    else {
      // A package's alias leads to where the package is, seen from its new place; a junction has to be absolute.
      const folder = await realpath(source);
      const seen = process.platform === 'win32' ? folder : relative(dirname(target), folder);
      await symlink(seen, target, 'junction');
    }
  }
}
