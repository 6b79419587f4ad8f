import type { Content } from '../../content';
import type { Report } from '../../content/problems';
import type { Page } from '../pages';

/** Letters and digits of scripts that the bundled faces (lib/drawing/text/face-files.ts) do not have. */
const UNKNOWN = /(?![\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}])[\p{L}\p{N}]/gu;

/** Reports each title that the social card of its page could not show. */
export function checkLetters({ site }: Pick<Content, 'site'>, pages: readonly Page[], report: Report): void {
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
