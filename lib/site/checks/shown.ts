import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Report } from '../../content';
import { findFace } from '../../drawing/text/faces';
import type { Page } from '../pages';

/** Letters and digits of scripts that no face is there for (lib/drawing/text/faces.ts). */
const UNKNOWN = /(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{N}]/gu;

/** Reports a display face that is not there, and each title that the social card of its page could not show. */
export function checkLetters(
  { site, theme }: Pick<Content, 'site' | 'theme'>,
  pages: readonly Page[],
  root: string,
  report: Report,
): void {
  const face = findFace(root, theme.displayFace.file);
  if ('reason' in face) report({ file: 'theme.json', field: 'displayFace.file', reason: face.reason });
  const inName = new Set(site.product.name.match(UNKNOWN) ?? []);
  if (inName.size > 0) report({ file: 'site.json', field: 'product.name', reason: reasonOf([...inName]) });
  for (const { source, card } of pages) {
    const letters = new Set(card?.title.match(UNKNOWN) ?? []);
    const own = [...letters].filter((letter) => !inName.has(letter));
    if (own.length > 0) report({ file: source, field: 'title', reason: reasonOf(own) });
  }
}

function reasonOf(letters: readonly string[]): string {
  return `holds ${letters.join(' ')}, and social cards are drawn in Latin and Arabic letters and emoji only`;
}

/** Reports each download of the press kit that public/press-kit does not hold. */
export function checkDownloads({ press }: Pick<Content, 'press'>, root: string, report: Report): void {
  press.kit.forEach(({ file }, index) => {
    const path = `public/press-kit/${file}`;
    if (existsSync(join(root, path))) return;
    report({
      file: 'press.json',
      field: `kit.${index}.file`,
      reason: `${path} is missing: npm run press-kit makes it`,
    });
  });
}
