import matter from 'gray-matter';
import { parse, YAMLParseError } from 'yaml';
import type { Report } from '../problems';
import { withoutDecisions } from './decisions';
import { yamlFault } from './yaml-fault';

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
const YAML = { language: 'yaml', engines: { yaml: (source: string) => parse(source) ?? {} } };

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
