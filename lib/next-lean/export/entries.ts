/** What `dist/` is made of: every static answer of the site, the file that holds it, and what its name tells of its type. */
import { dirname } from 'node:path/posix';

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

/** @returns the addresses that people may type: of documents, feeds and data, not of files; one for each spelling */
export function addressed(entries: readonly Entry[]): string[] {
  const paths = entries
    .filter(({ pathname, status }) => status < 400 && pathname !== '/' && !/\.\w+$/.test(pathname))
    .map(({ pathname }) => pathname);
  return [...new Map(paths.map((path) => [path.toLowerCase(), path])).values()];
}

/** Media types of what the site serves, by the file name extensions that stand for them. */
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  map: 'application/json',
  txt: 'text/plain',
  xml: 'application/xml',
  rss: 'application/rss+xml',
  ics: 'text/calendar',
  md: 'text/markdown',
  pdf: 'application/pdf',
  zip: 'application/zip',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};

/** Every extension with its media type. */
export const MEDIA_TYPES: readonly (readonly [extension: string, type: string])[] = Object.entries(TYPES);

/**
 * @param pathname ends in a file name
 * @returns the extension without its dot, or undefined where the name has none that stands for a media type
 */
export function extensionOf(pathname: string): string | undefined {
  const extension = /[^/]\.([a-z0-9]+)$/.exec(pathname)?.[1];
  return extension && extension in TYPES ? extension : undefined;
}

/** @returns the media type that the pathname's extension stands for */
export function typeOf(pathname: string): string | undefined {
  return TYPES[extensionOf(pathname) ?? ''];
}

/** @throws when no extension stands for the media type */
function extensionFor(type: string): string {
  const extension = MEDIA_TYPES.find(([, known]) => known === type)?.[0];
  if (!extension) throw new Error(`entries.ts knows no file name extension for ${type}.`);
  return extension;
}

/** @returns whether the type is text, which compresses and is UTF-8 here */
export function isText(type: string): boolean {
  return type.startsWith('text/') || /[/+](?:json|xml)$/.test(type);
}
