import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ParseError, parse, printParseErrorCode, visit } from 'jsonc-parser';
import type { Report } from '../problems';

/** What is wrong, in words, by the parser's own names. */
const REASONS: Record<string, string> = {
  PropertyNameExpected: 'a name in double quotes is expected: perhaps a comma too many',
  ValueExpected: 'a value is expected: perhaps a comma too many',
  ColonExpected: 'a colon is expected',
  CommaExpected: 'a comma is expected',
  CloseBraceExpected: 'a closing } is expected',
  CloseBracketExpected: 'a closing ] is expected',
  EndOfFileExpected: 'the file goes on after its end',
  InvalidSymbol: 'a text or a name lacks one of its quotes',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfString: 'a text has no closing quote',
  InvalidCharacter: 'in a text a tab is written \\t',
  InvalidEscapeCharacter: 'in a text a backslash is written \\\\',
};

/** @returns the parsed file, or undefined when it is not JSON, which is reported with line and column */
export function readJson(contentDir: string, file: string, report: Report): unknown {
  const text = readText(contentDir, file, report);
  if (text === undefined) return undefined;
  try {
    const value = JSON.parse(text);
    reportTwice(text, file, report);
    return value;
  } catch {
    report({ file, field: '(file)', ...firstError(text) });
    return undefined;
  }
}

/** JSON.parse says where only sometimes, so a second parser is asked for the place. */
function firstError(text: string): { reason: string; line: number; column: number } {
  if (text.trim() === '') return { reason: 'is not JSON: it is empty', line: 1, column: 1 };
  const errors: ParseError[] = [];
  parse(text, errors, { allowTrailingComma: false, disallowComments: true });
  const [{ error, offset } = { error: 0, offset: text.length }] = errors;
  const before = text.slice(0, offset).split('\n');
  const code = printParseErrorCode(error);
  const reason = `is not JSON: ${REASONS[code] ?? 'this cannot be read'}`;
  return { reason, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** JSON.parse keeps the last of two entries of one name; what was typed first would be lost without a word. */
function reportTwice(text: string, file: string, report: Report): void {
  const open: Set<string>[] = [];
  visit(text, {
    onObjectBegin: () => {
      open.push(new Set());
    },
    onObjectEnd: () => {
      open.pop();
    },
    onObjectProperty: (name, _offset, _length, line, column) => {
      const names = open.at(-1);
      if (names?.has(name)) {
        const reason = `"${name}" stands twice in one entry: only the second would count, so take one away`;
        report({ file, field: '(file)', reason, line: line + 1, column: column + 1 });
      }
      names?.add(name);
    },
  });
}

/** What no text may hold, and what to do about it. */
const FAULTS: readonly (readonly [RegExp, string])[] = [
  [
    /^<{7} /m,
    'holds both sides of a merge: keep one, and take away the lines that begin with <<<<<<<, ======= and >>>>>>>',
  ],
  [/\ufffd/, 'is not UTF-8: save it with that encoding'],
  [
    /â€.|[ÂÃ][\u0080-\u00bf]|[^\P{Cc}\t\n\r]|[\u200b\u2060\ufeff]/u,
    'holds signs that a copy from elsewhere broke: type them anew',
  ],
];

/** @returns the text of a file with `\n` at the end of each line; undefined for one that cannot be read, which is reported */
export function readText(contentDir: string, file: string, report: Report): string | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(contentDir, file));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    report({ file, field: '(file)', reason: missing ? 'is missing' : (error as Error).message });
    return undefined;
  }
  // A byte order mark at its beginning is no part of the text.
  const text = new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
  for (const [fault, reason] of FAULTS) {
    const at = text.search(fault);
    if (at < 0) continue;
    report({ file, field: '(file)', line: text.slice(0, at).split('\n').length, reason });
    return undefined;
  }
  return text;
}
