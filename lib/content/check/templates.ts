import type { Report } from '../problems';
import type { Content } from '../types';

/** How the sentences begin that `npm run new` puts where an editor has to write. */
const TEMPLATE = /^Say in \d+ to \d+ characters/;

/** Warns of texts for search engines that are still those of a new file; a draft may have them. */
export function checkTemplates(
  { articles, markdownPages, pressReleases }: Pick<Content, 'articles' | 'markdownPages' | 'pressReleases'>,
  warn: Report,
): void {
  const texts = [
    ...articles
      .filter(({ draft }) => !draft)
      .map(({ file, excerpt }) => ({ file, field: 'excerpt', text: excerpt })),
    ...[...markdownPages.values()].map(({ file, front }) => ({
      file,
      field: 'description',
      text: front.description,
    })),
    ...pressReleases.map(({ file, summary }) => ({ file, field: 'summary', text: summary })),
  ];
  for (const { text, ...place } of texts) {
    if (TEMPLATE.test(text)) warn({ ...place, reason: 'is still the text of a new file: write your own' });
  }
}
