import matter from 'gray-matter';
import { parse } from 'yaml';

/**
 * Splits a Markdown file into its front matter and its body.
 * @throws Error when the front matter is not YAML
 */
export function parseFrontMatter(text: string): { data: unknown; content: string } {
  // YAML 1.2 knows no dates: YAML 1.1, gray-matter's own, silently reads 2024-02-30 as March 1.
  const { data, content } = matter(text, { engines: { yaml: (source) => parse(source) ?? {} } });
  return { data, content };
}
