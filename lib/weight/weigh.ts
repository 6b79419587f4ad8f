/** The weight of pages in `dist/`, to the byte. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Kind, type Resource, resourcesOf } from './resources';

/** Body bytes on the wire. Fonts and pictures are compressed already and count the same in both. */
export interface Bytes {
  gzip: number;
  brotli: number;
}

export interface Weight {
  path: string;
  /** first load, by kind and in all */
  kinds: Record<Kind, Bytes>;
  total: Bytes;
  requests: number;
  /** what the first island reached adds; no bytes on a page without islands */
  islands: Bytes & { requests: number };
}

const KINDS: readonly Kind[] = ['document', 'css', 'script', 'font', 'image'];

/**
 * @param dist path of the exported site
 * @param path of a page
 * @throws naming the file that the page needs and `dist/` does not have
 */
export function weigh(dist: string, path: string): Weight {
  const read = (url: string) => readFileSync(fileFor(dist, url, path), 'utf8');
  const { first, islands } = resourcesOf(path, read(path), read);
  const bytesOf = (resources: readonly Resource[]) =>
    sum(resources.map((resource) => bodyBytes(fileFor(dist, resource.path, path))));
  return {
    path,
    kinds: Object.fromEntries(
      KINDS.map((kind) => [kind, bytesOf(first.filter((resource) => resource.kind === kind))]),
    ) as Record<Kind, Bytes>,
    total: bytesOf(first),
    requests: first.length,
    islands: { ...bytesOf(islands), requests: islands.length },
  };
}

function fileFor(dist: string, url: string, page: string): string {
  const path = url === '/' ? '/index' : url;
  const file = [`${path}.html`, path].map((name) => join(dist, name)).find((name) => existsSync(name));
  if (!file) throw new Error(`${page} needs ${url}, which is not in ${dist}.`);
  return file;
}

function bodyBytes(file: string): Bytes {
  const body = readFileSync(file);
  if (!existsSync(`${file}.br`)) return { gzip: body.length, brotli: body.length };
  return { gzip: readFileSync(`${file}.gz`).length, brotli: readFileSync(`${file}.br`).length };
}

function sum(all: readonly Bytes[]): Bytes {
  return all.reduce(
    (total, { gzip, brotli }) => ({ gzip: total.gzip + gzip, brotli: total.brotli + brotli }),
    {
      gzip: 0,
      brotli: 0,
    },
  );
}
