import type { Content } from '../content';
import { JSON_FILES } from '../content/read/registry';

/** @returns all that may be shown in the display face: titles and headings of every text, and every text of a JSON file */
export function headingTexts(content: Content): string {
  const { articles, pressReleases, markdownPages } = content;
  const texts = [...articles, ...pressReleases, ...markdownPages.values()];
  const headings = texts.flatMap((text) => text.headings.map((heading) => heading.text));
  const titles = [...articles, ...pressReleases].map(({ title }) => title);
  const fronts = [...markdownPages.values()].map(({ front }) => JSON.stringify(front));
  const facts = Object.values(content.facts).map((fact) => fact?.text ?? '');
  const files = Object.keys(JSON_FILES).map((name) => JSON.stringify(content[name as keyof Content]));
  return [...titles, ...fronts, ...headings, ...facts, ...files].join('');
}
