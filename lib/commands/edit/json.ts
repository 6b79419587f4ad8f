/** Edits of JSON files of content/ that leave everything else as its editor wrote it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { applyEdits, findNodeAtLocation, type JSONPath, modify, parseTree } from 'jsonc-parser';

const FORMAT = { tabSize: 2, insertSpaces: true, eol: '\n' };

/** @returns the text of a JSON file with one value set at a path, or removed where it is undefined */
export function withValue(text: string, path: JSONPath, value: unknown): string {
  return applyEdits(text, modify(text, path, value, { formattingOptions: FORMAT }));
}

/**
 * @param path of a list
 * @returns the text of a JSON file with one more value at its end, on one line where the one before is on one
 */
export function withEntry(text: string, path: JSONPath, value: unknown): string {
  const edits = modify(text, [...path, -1], value, { isArrayInsertion: true });
  const root = parseTree(text);
  const last = (root && findNodeAtLocation(root, path))?.children?.at(-1);
  const typed = text.slice(last?.offset, last && last.offset + last.length);
  const space = '\n'.padEnd(1 + FORMAT.tabSize * (path.length + 1));
  const lines = JSON.stringify(value, null, FORMAT.tabSize);
  const entry = last && !typed.includes('\n') ? lines.replace(/\n\s*/g, ' ') : lines.replaceAll('\n', space);
  const content = last ? `,${space}${entry}` : `${space}${entry}${space.slice(0, -FORMAT.tabSize)}`;
  return applyEdits(
    text,
    edits.map((edit) => ({ ...edit, content })),
  );
}

/** Changes a text file in place. */
export function editFile(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8').replaceAll('\r\n', '\n')));
}
