import { expect, it } from 'vitest';
import type { Content } from '../content';
import { headingTexts } from './checks/glyphs';
import { smallArticle, smallSite } from './small-site.fixture';

it('takes for the display face every title, heading, fact and text of a file', () => {
  const texts = headingTexts(
    smallSite({
      articles: [smallArticle('one', { title: 'Ä', headings: [{ id: 'b', text: 'SS', depth: 2, line: 1 }] })],
      facts: { share: { text: '½' }, none: undefined } as unknown as Content['facts'],
      about: { story: { title: 'Ñ' } } as unknown as Content['about'],
    }),
  );
  for (const shown of ['Ä', 'SS', '½', 'Ñ', 'Launch', 'WHEN', 'DATA']) expect(texts).toContain(shown);
  expect(texts).not.toContain('undefined');
});
