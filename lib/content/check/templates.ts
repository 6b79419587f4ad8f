import type { Report } from '../problems';
import type { Content } from '../types';

/** How the sentences begin that `npm run new` puts where an editor has to write, and what editors put there themselves. */
const TEMPLATE = /^Say in \d+ to \d+ characters|\b(?:TODO|TBD|FIXME|[Ll]orem ipsum)\b/;

/** Warns of texts that are still those of a new file; a draft may have them. */
export function checkTemplates(
  { articles, markdownPages, pressReleases }: Pick<Content, 'articles' | 'markdownPages' | 'pressReleases'>,
  warn: Report,
): void {
  const texts = [
    ...articles
      .filter(({ draft }) => !draft)
      .flatMap(({ file, excerpt, html }) => [
        [file, 'excerpt', excerpt],
        [file, '(body)', html],
      ]),
    ...[...markdownPages.values()].map(({ file, front }) => [file, 'description', front.description]),
    ...pressReleases.map(({ file, summary }) => [file, 'summary', summary]),
  ];
  for (const [file = '', field = '', text = ''] of texts) {
    if (TEMPLATE.test(text)) warn({ file, field, reason: 'is still the text of a new file: write your own' });
  }
}
