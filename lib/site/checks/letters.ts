import type { Content } from '../../content';
import type { Report } from '../../content/problems';
import { findFace } from '../../drawing/text/face-files';
import { textFace } from '../../drawing/text/faces';
import { undrawable } from '../../drawing/text/runs';
import { headingTexts } from '../heading-texts';
import type { Page } from '../pages';

/** Letters and digits of scripts that no face is there for (lib/drawing/text/face-files.ts). */
const UNKNOWN = /(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{N}]/gu;

const FACE = { file: 'theme.json', field: 'displayFace.file' };

/** Reports a display face that is not there, and each title that the social card of its page could not show. */
export function checkLetters(
  { site, theme }: Pick<Content, 'site' | 'theme'>,
  pages: readonly Page[],
  root: string,
  report: Report,
): void {
  const fault = faceFault(root, theme.displayFace.file);
  if (fault) {
    report({ ...FACE, reason: fault });
    return;
  }
  const inName = new Set(site.product.name.match(UNKNOWN) ?? []);
  if (inName.size > 0) report({ file: 'site.json', field: 'product.name', reason: reasonOf([...inName]) });
  for (const { source, card } of pages) {
    const letters = new Set(card?.title.match(UNKNOWN) ?? []);
    const own = [...letters].filter((letter) => !inName.has(letter));
    if (own.length > 0) report({ file: source, field: 'title', reason: reasonOf(own) });
  }
  const shown = pages.flatMap(({ card }) => (card ? [card.title, card.label, card.note] : []));
  const lacking = undrawable([site.product.name, ...shown].join('').replace(UNKNOWN, ''));
  if (lacking.length > 0) {
    const titled = pages.find(({ card }) => lacking.some((letter) => card?.title.includes(letter)));
    const where = titled ? `, as of "${titled.title}" (${titled.source})` : '';
    report({ ...FACE, reason: `has no ${lacking.join(' ')}, which social cards need${where}` });
  }
}

function faceFault(root: string, file: string): string | undefined {
  const found = findFace(root, file);
  if ('reason' in found) return found.reason;
  return textFace('display').has.size > 0 ? undefined : 'cannot be read as a TrueType or OpenType font';
}

function reasonOf(letters: readonly string[]): string {
  return `holds ${letters.join(' ')}, and social cards are drawn in Latin and Arabic letters and emoji only`;
}

/** @returns the characters of headings and labels that stand in a face of the reader's, as the display face lacks them */
export function lackingGlyphs(content: Content): string[] {
  return undrawable(headingTexts(content));
}
