import type { YAMLParseError } from 'yaml';

/** What to do, in an editor's words, by the parser's own names. */
const REASONS: Partial<Record<YAMLParseError['code'], string>> = {
  BAD_DQ_ESCAPE: 'a backslash inside double quotes is written twice',
  BAD_SCALAR_START: 'put the text in quotes, its first character means something else',
  BLOCK_AS_IMPLICIT_KEY: 'put the text in quotes, it holds a colon; or take away spaces before a name',
  DUPLICATE_KEY: 'a field is written twice',
  MULTILINE_IMPLICIT_KEY: 'a field is written name: text, with a space behind the colon',
  TAB_AS_INDENT: 'write spaces in the place of the tab',
};
const UNCLOSED = /^Missing closing (["'])/;
const OPEN_LIST = 'Flow sequence in block collection';
const AFTER_QUOTE = 'Unexpected scalar at node end';

/** @returns what is wrong with a source, and the line that has to be mended, counted from 1 */
export function yamlFault({ code, message, pos, linePos }: YAMLParseError, source: string) {
  // The parser has gone on by then; the last such sign before it is the one that opened.
  const lineOf = (sign: string) => source.slice(0, source.lastIndexOf(sign, pos[0] - 1)).split('\n').length;
  const quote = UNCLOSED.exec(message)?.[1];
  if (quote) return { reason: `a text begins with ${quote} and does not end with it`, line: lineOf(quote) };
  if (message.startsWith(OPEN_LIST))
    return { reason: 'close the list that begins with [, or put the text in quotes', line: lineOf('[') };
  const reason = message.startsWith(AFTER_QUOTE)
    ? 'text goes on behind its closing quote: put the whole in quotes of the other kind'
    : (REASONS[code] ?? message.replace(/ at line [\s\S]*/, ''));
  return { reason, line: linePos?.[0].line ?? 1 };
}
