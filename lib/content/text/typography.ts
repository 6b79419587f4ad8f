/** Typographic quotes, dashes and ellipses, so that editors may type the straight ones. */

import { mapTexts } from './json-texts';

/** What a transformation must leave alone in copy that may be Markdown: code, link targets with their titles, addresses. */
const UNTOUCHED = /`[^`]*`|\]\([^)]*\)|\b(?:https?:\/\/|mailto:)\S+/g;

/** `3-5`, but no date such as 2026-01-02, no version and no number of a telephone. */
const RANGE = /(?<![\w.,-])(\d{1,4})-(\d{1,4})(?![\w-])/g;

/**
 * @param text plain, or short Markdown
 * @param before the character that stands before it, where it goes on from other text
 * @returns the same with curly quotes and apostrophes, a dash where a hyphen stands between spaces or numbers, and `…` for three dots
 */
export function typeset(text: string, before = ''): string {
  const kept: string[] = [];
  const open = text.replace(UNTOUCHED, (match) => `\uE000${kept.push(match) - 1}\uE000`);
  const set = open
    .replace(/\.{3}/g, '…')
    .replace(/ (?:--?|—) /g, ' – ')
    .replace(RANGE, '$1–$2')
    .replace(/["']/g, (mark, at: number, whole: string) =>
      curly(mark, whole[at - 1] ?? before, whole[at + 1] ?? ''),
    );
  return set.replace(/\uE000(\d+)\uE000/g, (_, index) => kept[Number(index)] ?? '');
}

/** Typesets every string within a parsed JSON value that has words in it; keys, ids and addresses have none. */
export function typesetDeep(value: unknown): unknown {
  return mapTexts(value, (text) => (/\s/.test(text) ? typeset(text) : text));
}

/** A quote opens after space, a bracket, a dash or another opening quote, and closes or is an apostrophe elsewhere. */
function curly(mark: string, before: string, after: string): string {
  const opens = (before === '' || /[\s([{\u00a0–—/“‘"']/.test(before)) && !/\s/.test(after);
  if (mark === '"') return opens ? '“' : '”';
  return opens ? '‘' : '’';
}

/** Letters of scripts that run from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * @returns `rtl` when the first letter of a text belongs to a script that runs so, as `dir="auto"` has it; nothing for
 *   all others, so that pages do not carry an attribute that says what is so anyway
 */
export function textDirection(text: string): 'rtl' | undefined {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : undefined;
}
