/** What the faces lack that pictures and headings need. Apart from the other checks, which run where HarfBuzz is not to be loaded. */
import type { Content, Problem } from '../../content';
import { JSON_FILES } from '../../content/read/json-content';
import { textFace } from '../../drawing/text/faces';
import { undrawable } from '../../drawing/text/shape';
import type { Page } from '../pages';

const FACE = { file: 'theme.json', field: 'displayFace.file' };

/** @returns what is wrong with the display face of the theme, as far as social cards need it */
export function glyphProblems({ site }: Pick<Content, 'site'>, pages: readonly Page[]): Problem[] {
  if (textFace('display').has.size === 0) {
    return [{ ...FACE, reason: 'cannot be read as a TrueType or OpenType font' }];
  }
  const cards = pages.flatMap(({ card, source }) => (card ? [{ ...card, source }] : []));
  const shown = cards.map(({ title, label, note }) => title + label + note);
  const lacking = undrawable([site.product.name, ...shown].join(''));
  if (lacking.length === 0) return [];
  const titled = cards.find(({ title }) => lacking.some((letter) => title.includes(letter)));
  const where = titled ? `, as of "${titled.title}" (${titled.source})` : '';
  return [{ ...FACE, reason: `has no ${lacking.join(' ')}, which social cards need${where}` }];
}

/** @returns the characters of headings and labels that stand in a face of the reader's, as the display face lacks them */
export function lackingGlyphs(content: Content): string[] {
  return undrawable(headingTexts(content));
}

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
