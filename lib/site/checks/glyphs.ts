/** What the faces lack that pictures and headings need. Apart from the other checks: next.config.ts cannot load HarfBuzz. */
import type { Content } from '../../content';
import type { Problem } from '../../content/problems';
import { textFace } from '../../drawing/text/faces';
import { undrawable } from '../../drawing/text/runs';
import { headingTexts } from '../heading-texts';
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
