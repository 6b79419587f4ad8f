import matter from 'gray-matter';
import { parse } from 'yaml';

/**
 * Splits a Markdown file into its front matter and its body.
 * @returns the body without blank space around it, and the line of the file on which it begins
 * @throws Error when the front matter is not YAML
 */
export function parseFrontMatter(text: string): {
  data: unknown;
  content: string;
  firstLine: number;
} {
  // YAML 1.2 knows no dates: YAML 1.1, gray-matter's own, silently reads 2024-02-30 as March 1.
  const { data, content } = matter(text, { engines: { yaml: (source) => parse(source) ?? {} } });
  const body = content.trimStart();
  const firstLine = text.slice(0, text.length - body.length).split('\n').length;
  return { data, content: body.trimEnd(), firstLine };
}
