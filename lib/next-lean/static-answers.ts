/**
 * Feeds, data and metadata as files: `next start` sends what it prerendered for a route handler whole, every time, but a
 * file below `/_next/static/` compressed, with a validator and in ranges.
 */
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Answer } from './export/entries';
import { extensionFor, extensionOf, isText } from './export/media-types';

/** A rewrite in path-to-regexp's syntax, with the regular expression that it stands for. */
export interface StaticRewrite {
  source: string;
  regex: string;
  destination: string;
  /** media type of everything that it leads to */
  type: string;
}

/** Below `.next/static`. */
const FOLDER = 'answers';

/**
 * @param answers those of route handlers and metadata files
 * @returns what can be a file: text that is answered with status 200
 */
export function fileAnswers(answers: readonly Answer[]): Answer[] {
  return answers.filter(
    ({ pathname, type, status }) => status === 200 && isText(type) && !isHidden(pathname),
  );
}

/** Next serves no file whose path has a name that begins with a dot. */
function isHidden(pathname: string): boolean {
  return pathname.includes('/.');
}

/** @param staticDir absolute path of the folder that is served at `/_next/static` */
export async function writeAnswers(answers: readonly Answer[], staticDir: string): Promise<void> {
  for (const answer of answers) {
    const file = join(staticDir, FOLDER, answer.pathname + suffixOf(answer));
    await mkdir(dirname(file), { recursive: true });
    await copyFile(answer.source, file);
  }
}

/** @returns one rewrite for all paths of a type and a form, with and without a slash at the end */
export function rewritesOf(answers: readonly Answer[]): StaticRewrite[] {
  const groups = new Map<string, Answer[]>();
  for (const answer of answers) {
    const key = `${answer.type} ${suffixOf(answer)}`;
    groups.set(key, [...(groups.get(key) ?? []), answer]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const paths = [first, ...others]
      .map(({ pathname }) => escaped(pathname.slice(1)))
      .sort()
      .join('|');
    return {
      source: `/:path(${paths}){/}?`,
      regex: `^/(${paths})/?$`,
      destination: `/_next/static/${FOLDER}/:path${suffixOf(first)}`,
      type: first.type,
    };
  });
}

/** A name that gives its type away already is kept. */
function suffixOf({ pathname, type }: Answer): string {
  return extensionOf(pathname) ? '' : `.${extensionFor(type)}`;
}

function escaped(path: string): string {
  return path.replace(/[.+?^${}()|[\]\\:*]/g, '\\$&');
}
