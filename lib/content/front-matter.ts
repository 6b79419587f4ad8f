import { parse, YAMLParseError } from 'yaml';
import type { Report } from './problems';
import { readText } from './text-file';

export type MarkdownFile = {
  file: string;
  /** The front matter as YAML 1.2 has it, not validated; `{}` when there is none. */
  data: unknown;
  body: string;
  /** Line of the file, from 1, on which the body begins. */
  bodyLine: number;
};

/** Three hyphens, the YAML and three hyphens; a language after the first three (`---js`) is something else. */
const FRONT_MATTER = /^---[ \t]*\n([\s\S]*?)(?<=\n)---[ \t]*(?:\n|$)/;

/**
 * Splits a Markdown file into front matter and body.
 * @returns undefined when the file cannot be read or its front matter is not YAML, which is reported with its line
 */
export function readMarkdownFile(contentDir: string, file: string, report: Report): MarkdownFile | undefined {
  const text = readText(contentDir, file, report);
  if (text === undefined) return undefined;
  const problem = (reason: string, line: number) => {
    report({ file, field: '(front matter)', reason, line });
    return undefined;
  };
  const language = /^---[ \t]*(\S.*)\n/.exec(text)?.[1];
  if (language && /^[a-z]+$/i.test(language.trim())) {
    return problem(`is YAML only: "---${language.trim()}" is not supported`, 1);
  }
  const [whole, source = ''] = FRONT_MATTER.exec(text) ?? [''];
  if (whole === '' && /^---[ \t]*\n/.test(text)) return problem('has no closing line of three hyphens', 1);
  // A line feed in place of the first line keeps the numbers of all others.
  try {
    const data: unknown = parse(`\n${source}`, { prettyErrors: true }) ?? {};
    const bodyStart = whole.length + (/^\s*\n/.exec(text.slice(whole.length))?.[0].length ?? 0);
    const bodyLine = text.slice(0, bodyStart).split('\n').length;
    return { file, data, body: text.slice(bodyStart).trim(), bodyLine };
  } catch (error) {
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 1) : 1;
    return problem(`is not YAML: ${(error as Error).message.split(' at line')[0]}`, line);
  }
}
