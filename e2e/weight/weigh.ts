/** The weight of pages, to the byte, by the bodies that lie in `dist/`. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { typeOf } from '../../lib/next-lean/export/entries';
import type { Requests } from './browse';

/** Body bytes on the wire. Fonts and pictures are compressed already and count the same in both. */
export interface Bytes {
  gzip: number;
  brotli: number;
}

export const KINDS = ['document', 'script', 'font', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export interface Weight {
  path: string;
  /** first load, by kind and in all */
  kinds: Record<Kind, Bytes>;
  total: Bytes;
  requests: number;
  /** the whole page, read to its end */
  scrolled: Bytes;
  /** what the heaviest island adds when it is the first that is reached; nothing on a page without islands */
  firstIsland: Bytes;
  /** what the heaviest adds that is reached after another */
  furtherIsland: Bytes;
}

/**
 * @param dist path of the exported site
 * @param path of the page
 * @param requests paths of everything that it asks for, the document included
 * @throws naming the file that the page asks for and `dist/` does not have
 */
export function weigh(dist: string, path: string, { first, scrolled }: Requests): Weight {
  const bytesOf = (paths: readonly string[]) => sum(paths.map((one) => bodyBytes(fileFor(dist, one, path))));
  const islands = islandModules(readFileSync(fileFor(dist, path, path), 'utf8'));
  const further = islands.flatMap((island) =>
    islands.flatMap((other) => (other === island ? [] : [island.filter((url) => !other.includes(url))])),
  );
  const kinds = KINDS.map((kind) => [kind, bytesOf(first.filter((one) => kindOf(one) === kind))]);
  return {
    path,
    kinds: Object.fromEntries(kinds) as Record<Kind, Bytes>,
    total: bytesOf(first),
    requests: first.length,
    scrolled: bytesOf(scrolled),
    firstIsland: heaviest(islands.map(bytesOf)),
    furtherIsland: heaviest(further.map(bytesOf)),
  };
}

function kindOf(path: string): Kind {
  const type = typeOf(path) ?? 'text/html';
  if (type === 'text/html') return 'document';
  if (type === 'text/javascript') return 'script';
  return type.startsWith('font/') ? 'font' : 'other';
}

/** The modules of each different island. */
function islandModules(html: string): string[][] {
  const lists = new Set([...html.matchAll(/ data-modules="([^"]+)"/g)].map(([, urls]) => urls ?? ''));
  return [...lists].map((urls) => urls.split(' '));
}

/**
 * @param url path of an address
 * @returns the file of `dist/` that answers it, or undefined
 */
export function fileOf(dist: string, url: string): string | undefined {
  const path = url === '/' ? '/index' : url;
  return [`${path}.html`, `${path}/index.html`, path, `${path}.json`]
    .map((name) => join(dist, name))
    .find((name) => existsSync(name) && statSync(name).isFile());
}

function fileFor(dist: string, url: string, page: string): string {
  const file = fileOf(dist, url);
  if (!file) throw new Error(`${page} asks for ${url}, which is not in ${dist}.`);
  return file;
}

function bodyBytes(file: string): Bytes {
  const sizeOf = (name: string) => readFileSync(name).length;
  if (!existsSync(`${file}.br`)) return { gzip: sizeOf(file), brotli: sizeOf(file) };
  return { gzip: sizeOf(`${file}.gz`), brotli: sizeOf(`${file}.br`) };
}

function sum(all: readonly Bytes[]): Bytes {
  return all.reduce(
    (total, { gzip, brotli }) => ({ gzip: total.gzip + gzip, brotli: total.brotli + brotli }),
    { gzip: 0, brotli: 0 },
  );
}

function heaviest(all: readonly Bytes[]): Bytes {
  return all.reduce((most, one) => (one.brotli > most.brotli ? one : most), { gzip: 0, brotli: 0 });
}
