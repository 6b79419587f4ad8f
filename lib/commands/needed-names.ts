/** Copy has the type of its file, so the type check knows which names pages need; here its answer becomes an editor's. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../content/problems';
import { compilationFingerprint, TYPE_CHECK, typesAreKnown } from './fingerprint.mjs';

const MISSING =
  /^(?<page>[^(\n]+)\(\d+,\d+\): error TS(?:2339|2551): Property '(?<name>\w+)' does not exist on type '\{ (?<type>.*) \}'\.(?: Did you mean '(?<near>\w+)'\?)?$/gm;

/**
 * @returns each name that a page shows and its file lacks; none where the code was checked with these files, or TypeScript
 *   is not installed
 */
export function missingNames(root: string): Problem[] {
  const code = compilationFingerprint(root, process.env);
  if (!existsSync(join(root, TYPE_CHECK[0] ?? '')) || typesAreKnown(root, code)) return [];
  const { stdout } = spawnSync(process.execPath, [...TYPE_CHECK, '--noErrorTruncation'], {
    cwd: root,
    encoding: 'utf8',
  });
  return namesIn(stdout, join(root, 'content'));
}

/** @param output of the type check @returns the names that files of a content folder lack, each once */
export function namesIn(output: string, contentDir: string): Problem[] {
  const found = new Map<string, Problem>();
  for (const { groups } of output.matchAll(MISSING)) {
    const { page, name, type = '', near } = groups ?? {};
    const place = placeOf(type, contentDir);
    if (!place) continue;
    const field = [...place.path, name].join('.');
    const written = near === undefined ? '' : `: did you mean it by "${near}"?`;
    found.set(`${place.file} ${field}`, {
      file: place.file,
      field,
      reason: `is missing, and ${page} shows it${written}`,
    });
  }
  return [...found.values()];
}

/** @param type the members of an object as TypeScript prints them: `title: string; lead: string;` */
function placeOf(type: string, contentDir: string): { file: string; path: string[] } | undefined {
  const names = [...type.replace(/\{[^{}]*\}/g, '').matchAll(/"?([\w-]+)"?\??:/g)].map(([, name]) => name);
  const wanted = [...names].sort().join();
  for (const file of readdirSync(contentDir).filter((one) => one.endsWith('.json'))) {
    const path = find(JSON.parse(readFileSync(join(contentDir, file), 'utf8')), []);
    if (path) return { file, path };
  }
  return undefined;

  function find(value: unknown, path: string[]): string[] | undefined {
    if (value === null || typeof value !== 'object') return undefined;
    if (!Array.isArray(value) && Object.keys(value).sort().join() === wanted) return path;
    for (const [key, inner] of Object.entries(value)) {
      const found = find(inner, [...path, key]);
      if (found) return found;
    }
    return undefined;
  }
}
