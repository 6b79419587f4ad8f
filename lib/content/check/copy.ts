/** Copy by where it stands: the places that a text must keep, and the signs that it may hold (places.json, marks.json). */
import { readMarkdown } from '../markdown';
import type { Report } from '../problems';
import { anyEntry, isRecord, textsIn } from '../text/json-texts';
import marks from './marks.json' with { type: 'json' };
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

type Paths = Readonly<Record<string, readonly string[]>>;
/** Texts of JSON files that hold emphasis and links, by their dotted paths; `*` is any entry of a list. */
const SENTENCES: Paths = marks.sentences;
/** Those that are Markdown throughout. */
const MARKDOWN: Paths = marks.markdown;
const MARK = /\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\)/g;
const TAG = /<\/?[a-z][^<>]*>|&#?[a-z\d]{2,};/i;
const LEFT = /\*\*.*?(?:\*\*|$)|\[[^[\]]*\]\([^()]*\)?|`[^`]*`?|(?<![\w*_/])([*_])\p{L}[^*_]*\1|^#+\s.*/mu;

/** Reports signs of Markdown and HTML in a parsed file or front matter, where a reader would see them as typed. */
export function checkMarks(value: unknown, file: string, report: Report): void {
  for (const { text: typed, path: field } of textsIn(value)) {
    if (!/[*_[`<#&\\]/.test(typed)) continue;
    // What cannot be worked out is told as that.
    const text = typed.replace(/\{\{.*?\}\}/g, '');
    const path = anyEntry(field);
    if (MARKDOWN[file]?.includes(path)) {
      for (const { reason } of readMarkdown(text).problems) report({ file, field, reason });
      continue;
    }
    const marked = SENTENCES[file]?.includes(path);
    const rest = marked ? text.replace(MARK, '') : text;
    const sign = TAG.exec(rest) ?? LEFT.exec(rest);
    if (!sign) continue;
    const holds = marked
      ? 'this text holds **emphasis** and [links](/address) only'
      : 'this text holds no signs';
    report({ file, field, reason: `${sign[0]} is shown as it is typed: ${holds}` });
  }
}
