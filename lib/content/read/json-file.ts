import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { printParseErrorCode, visit } from 'jsonc-parser';
import type { Report } from '../problems';
import { isRecord } from '../text/json-texts';

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

/** @returns the parsed file without its marks, or undefined when it is not JSON, which is reported with line and column */
export function readJson(contentDir: string, file: string, report: Report): unknown {
  const text = readText(contentDir, file, report);
  const fault = text === undefined ? undefined : faultOf(text);
  if (fault) report({ file, field: '(file)', ...fault });
  return text === undefined || fault ? undefined : withoutDecisions(JSON.parse(text), file, report);
}

/**
 * The first that is wrong, and its place: JSON.parse says where only sometimes, and keeps the last of two entries of one
 * name, so that what was typed first would be lost without a word.
 */
function faultOf(text: string): { reason: string; line: number; column: number } | undefined {
  if (text.trim() === '') return { reason: 'is not JSON: it is empty', line: 1, column: 1 };
  const faults: { reason: string; line: number; column: number }[] = [];
  const tell = (reason: string, line: number, column: number) =>
    faults.push({ reason, line: line + 1, column: column + 1 });
  const open: Set<string>[] = [];
  visit(
    text,
    {
      onObjectBegin: () => void open.push(new Set()),
      onObjectEnd: () => void open.pop(),
      onObjectProperty: (name, _offset, _length, line, column) => {
        if (open.at(-1)?.has(name))
          tell(
            `"${name}" stands twice in one entry: only the second would count, so take one away`,
            line,
            column,
          );
        open.at(-1)?.add(name);
      },
      onError: (error, _offset, _length, line, column) =>
        tell(`is not JSON: ${REASONS[printParseErrorCode(error)] ?? 'this cannot be read'}`, line, column),
    },
    { allowTrailingComma: false, disallowComments: true },
  );
  return faults[0];
}

/** Marks what stands beside it as a default that the owner has to confirm; anything in content/ may carry it. */
export const DECIDE = 'decide';

/** @returns a parsed value without its marks; one that is no boolean is reported */
export function withoutDecisions(value: unknown, file: string, report: Report, path: string[] = []): unknown {
  const inner = (item: unknown, key: string) => withoutDecisions(item, file, report, [...path, key]);
  if (Array.isArray(value)) return value.map((item, index) => inner(item, String(index)));
  if (!isRecord(value)) return value;
  const mark = value[DECIDE];
  if (mark !== undefined && typeof mark !== 'boolean') {
    report({ file, field: [...path, DECIDE].join('.'), reason: 'must be true or false' });
  }
  const entries = Object.entries(value).filter(([key]) => key !== DECIDE);
  return Object.fromEntries(entries.map(([key, item]) => [key, inner(item, key)]));
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
