/** Edits of JSON files of content/ that leave everything else as its editor wrote it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';

const FORMAT = { tabSize: 2, insertSpaces: true, eol: '\n' };

/** @returns the text of a JSON file with one value set at a path, or removed where it is undefined */
export function withValue(text: string, path: JSONPath, value: unknown): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions: FORMAT }));
}

/** @param path of a list @returns the text of a JSON file with one more value at its end */
export function withEntry(text: string, path: JSONPath, value: unknown): string {
  const at = [...path, -1];
  return applyEdits(text, modify(text, at, value, { formattingOptions: FORMAT, isArrayInsertion: true }));
}

/** Changes a text file in place. */
export function editFile(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')));
}
