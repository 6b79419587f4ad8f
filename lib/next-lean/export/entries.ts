/** What `dist/` is made of: every static answer of the site, and the file that holds it. */
import { dirname } from 'node:path/posix';
import { extensionFor, extensionOf } from './media-types';

/** Something that the site answers with, known at build time. */
export interface Answer {
  /** the path that it answers, percent-decoded */
  pathname: string;
  /** media type without parameters */
  type: string;
  status: number;
  /** absolute path of the file that holds it, its bytes, or what makes them */
  source: string | Uint8Array | (() => string);
}

/** An answer with its place in `dist/`. */
export interface Entry extends Answer {
  /** path relative to `dist/`, with slashes */
  file: string;
}

/**
 * Names the files so that a host without any configuration finds most of them: documents as `<path>.html`, which hosts
 * serve at the clean path; files with an extension as they are; feeds and API answers without one as they are, too,
 * unless a folder must have that name. An error's file always has an extension, so that its path stays free.
 * @throws when two answers would be the same file
 */
export function entriesOf(answers: readonly Answer[]): Entry[] {
  const folders = new Set(answers.flatMap(({ pathname }) => parentsOf(pathname)));
  const entries = answers.map((answer) => ({ ...answer, file: fileOf(answer, folders) }));
  const owners = new Map<string, string>();
  for (const { file, pathname } of entries) {
    const owner = owners.get(file);
    if (owner) throw new Error(`${owner} and ${pathname} would both be dist/${file}.`);
    owners.set(file, pathname);
  }
  return entries;
}

function fileOf({ pathname, type, status }: Answer, folders: ReadonlySet<string>): string {
  const path = pathname.slice(1);
  if (type === 'text/html') return `${path || 'index'}.html`;
  if (extensionOf(pathname)) return path;
  return status >= 400 || folders.has(pathname) ? `${path}.${extensionFor(type)}` : path;
}

function parentsOf(pathname: string): string[] {
  const parent = dirname(pathname);
  return parent === '/' ? [] : [parent, ...parentsOf(parent)];
}

/** @returns whether the entry's file name gives its type away; others need the host to be told */
export function isTyped({ file }: Entry): boolean {
  return extensionOf(file) !== undefined;
}

/** @returns whether the entry is asked for under a path that its host cannot find by itself */
export function isRenamed({ pathname, file, type, status }: Entry): boolean {
  return status < 400 && type !== 'text/html' && pathname !== `/${file}`;
}
