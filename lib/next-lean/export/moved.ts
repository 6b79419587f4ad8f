/** Old addresses that are many: a map for nginx, and a document each for hosts that cap the number of their rules. */
import { escapeAttribute } from '../adapter/html';
import type { Entry } from './entries';
import type { Address } from './routes';

/** What Windows does not allow in a file name. */
const UNFIT = /[\\:*?"<>|]/;

/** @returns the addresses at which a document may lead on, with their files in `dist/` */
export function signsFor(moved: readonly Address[]): { from: string; file: string; text: string }[] {
  return moved
    .filter(({ from }) => !UNFIT.test(from))
    .map(({ from, to }) => ({ from, file: `${from.slice(1)}.html`, text: signTo(to) }));
}

/** @returns a document that leads on; `relation` is what the address that it names is to it */
export function signTo(path: string, relation = 'rel="canonical"'): string {
  const href = escapeAttribute(path);
  return (
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Moved</title><meta name="robots" content="noindex"/>` +
    `<link ${relation} href="${href}"/><meta http-equiv="refresh" content="0; url=${href}"/></head>` +
    `<body><p>This page has moved: <a href="${href}">${href}</a></p></body></html>\n`
  );
}

/**
 * @param moved old addresses; nginx compares without regard to case, and looks up by a hash
 * @param entries what `dist/` is made of
 * @returns text for nginx's `http` block: where old addresses lead, and how each address of the site is spelt
 */
export function nginxMaps(moved: readonly Address[], entries: readonly Entry[]): string {
  const spelt = addressed(entries);
  const size = 2 * (moved.length + spelt.length);
  const map = (name: string, pairs: readonly (readonly [string, string])[]) => [
    `map $uri_without_slash ${name} {`,
    '  default "";',
    ...pairs.map(([from, to]) => `  ${quoted(from)} ${quoted(to)};`),
    '}',
  ];
  return [
    '# Written by the build, for the http block: which addresses have moved, and how the others are spelt.',
    'map_hash_bucket_size 1024;',
    `map_hash_max_size ${Math.max(2048, size)};`,
    // nginx reads doubled slashes as one. What it has decoded is not sent back: a line break may be in it.
    'map "$request_uri $uri" $merged { default ""; "~^[^? ]*//[^ ]* (?<merged_path>/[\\w./~!$&*+,=:@-]*)$" $merged_path; }',
    'map $uri $uri_without_slash { default $uri; "~^(?<moved_path>.+)/$" $moved_path; }',
    ...map('$moved_to', [...new Map(moved.map(({ from, to }) => [from.toLowerCase(), to]))]),
    ...map(
      '$spelling',
      spelt.map((path) => [path, path]),
    ),
    '',
  ].join('\n');
}

/** @returns the addresses that people may type: of documents, feeds and data, not of files; one for each spelling */
export function addressed(entries: readonly Entry[]): string[] {
  const paths = entries
    .filter(({ pathname, status }) => status < 400 && pathname !== '/' && !/\.\w+$/.test(pathname))
    .map(({ pathname }) => pathname);
  return [...new Map(paths.map((path) => [path.toLowerCase(), path])).values()];
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}
