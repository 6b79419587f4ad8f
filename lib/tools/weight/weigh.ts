/** The weight of pages, to the byte, by the bodies that lie in `dist/`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typeOf } from '../../adapter/export/media-types';

/** Body bytes on the wire. Fonts and pictures are compressed already and count the same in both. */
export interface Bytes {
  gzip: number;
  brotli: number;
}

export const KINDS = ['document', 'css', 'script', 'font', 'other'] as const;
export type Kind = (typeof KINDS)[number];

export interface Weight {
  path: string;
  /** first load, by kind and in all */
  kinds: Record<Kind, Bytes>;
  total: Bytes;
  requests: number;
  /** what the first island reached adds; nothing on a page without islands */
  islands: Bytes & { requests: number };
}

/**
 * @param dist path of the exported site
 * @param path of the page
 * @param requested paths of everything that its first load asks for, the document included
 * @throws naming the file that the page asks for and `dist/` does not have
 */
export function weigh(dist: string, path: string, requested: readonly string[]): Weight {
  const bytesOf = (paths: readonly string[]) => sum(paths.map((one) => bodyBytes(fileFor(dist, one, path))));
  const islands = islandScripts(readFileSync(fileFor(dist, path, path), 'utf8'));
  const kinds = KINDS.map((kind) => [kind, bytesOf(requested.filter((one) => kindOf(one) === kind))]);
  return {
    path,
    kinds: Object.fromEntries(kinds) as Record<Kind, Bytes>,
    total: bytesOf(requested),
    requests: requested.length,
    islands: { ...bytesOf(islands), requests: islands.length },
  };
}

function kindOf(path: string): Kind {
  const type = typeOf(path) ?? 'text/html';
  if (type === 'text/html') return 'document';
  if (type === 'text/css') return 'css';
  if (type === 'text/javascript') return 'script';
  return type.startsWith('font/') ? 'font' : 'other';
}

function islandScripts(html: string): string[] {
  const list = /<script type="application\/json" id="island-scripts">([^<]*)</.exec(html)?.[1];
  return list ? (JSON.parse(list) as string[]) : [];
}

function fileFor(dist: string, url: string, page: string): string {
  const path = url === '/' ? '/index' : url;
  const file = [`${path}.html`, path].map((name) => join(dist, name)).find((name) => existsSync(name));
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
