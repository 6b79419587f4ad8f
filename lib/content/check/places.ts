import type { Report } from '../problems';
import { anyEntry, isRecord } from '../text/json-texts';
import places from './places.json' with { type: 'json' };

/**
 * Copy whose `{name}` is a place, by file: the value is known only where the text is shown. A path has `*` for any entry of
 * a list, a name `?` behind it where the text may do without it.
 */
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = places;

/** @returns the places of a text, by the dotted path at which it stands in a file */
export function placesOf(file: string, path: string): { name: string; needed: boolean }[] {
  const names = PLACES[file]?.[anyEntry(path)]?.split(' ') ?? [];
  return names.map((name) => ({ name: name.replace('?', ''), needed: !name.endsWith('?') }));
}

/** @returns the part of a dotted path, from its beginning, that is not there */
function missingIn(value: unknown, field: string): string | undefined {
  let inner = value;
  for (const [index, key] of field.split('.').entries()) {
    if (key === '*' || !isRecord(inner)) return undefined;
    inner = inner[key];
    if (inner === undefined) return field.split('.', index + 1).join('.');
  }
  return undefined;
}

/** Reports each text of a file that has a place and is missing. @returns whether there was none */
export function hasPlaces(value: unknown, file: string, report: Report): boolean {
  const missing = Object.keys(PLACES[file] ?? {}).flatMap((field) => missingIn(value, field) ?? []);
  for (const field of new Set(missing)) report({ file, field, reason: 'is missing' });
  return missing.length === 0;
}
