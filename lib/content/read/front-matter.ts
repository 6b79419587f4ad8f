import matter from 'gray-matter';
import { parse, YAMLParseError } from 'yaml';
import type { Report } from '../problems';
import { withoutDecisions } from './json-file';

export type MarkdownFile = {
  file: string;
  /** The front matter as YAML 1.2 has it, not validated; `{}` when there is none. */
  data: unknown;
  body: string;
  /** Line of the file, from 1, on which the body begins. */
  bodyLine: number;
};

/**
 * The only language of front matter: gray-matter would run `---js` as a program. YAML 1.2 knows no dates; gray-matter's
 * own YAML 1.1 silently reads 2024-02-30 as March 1.
 */
export const YAML = { language: 'yaml', engines: { yaml: (source: string) => parse(source) ?? {} } };

/** @returns front matter and body of a text; undefined where the former is not YAML, which is reported with its line */
export function splitMarkdown(text: string, file: string, report: Report): MarkdownFile | undefined {
  const problem = (reason: string, line: number) => {
    report({ file, field: '(front matter)', reason, line });
    return undefined;
  };
  const language = /^---[ \t]*(\S.*)\n/.exec(text)?.[1];
  if (language && /^[a-z]+$/i.test(language.trim())) {
    return problem(`is YAML only: "---${language.trim()}" is not supported`, 1);
  }
  if (/^---[ \t]*\n/.test(text) && !/\n---[ \t]*(?:\n|$)/.test(text)) {
    return problem('has no closing line of three hyphens', 1);
  }
  try {
    const { data, content } = matter(text, YAML);
    const bodyStart = text.length - content.trimStart().length;
    const bodyLine = text.slice(0, bodyStart).split('\n').length;
    return { file, data: withoutDecisions(data, file, report), body: content.trim(), bodyLine };
  } catch (error) {
    if (error instanceof ReferenceError) {
      const line = text.slice(0, text.search(/: *\*/)).split('\n').length;
      return problem('is not YAML: put the text that begins with * in quotes', line);
    }
    if (!(error instanceof YAMLParseError)) throw error;
    const { reason, line } = yamlFault(error, text.slice('---'.length));
    return problem(`is not YAML: ${reason}`, line);
  }
}

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
