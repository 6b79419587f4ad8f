import { expect, it } from 'vitest';
import type { Content } from '../../content';
import { pageOf } from './found.fixture';
import { glyphProblems } from './glyphs';

const problems = (...titles: string[]) => {
  const site = { product: { name: 'Café', slug: 'a' } } as Content['site'];
  const pages = titles.map((title) =>
    pageOf('/a', { card: { title, label: '', note: '', palette: 'leaf' } }),
  );
  return glyphProblems({ site }, [...pages, pageOf('/b')]);
};

it('finds nothing where the faces have every sign', () => {
  expect(problems('Up', 'Zażółć ½ 2030', 'مقهى ١٢', 'Up 🎉 – “so”')).toEqual([]);
});

it('names the signs that the display face lacks, with a title that needs them', () => {
  // The last of the signs for private use, which no face of an owner's has either.
  expect(problems('Up', 'From \u{10FFFD}')).toEqual([
    {
      file: 'theme.json',
      field: 'displayFace.file',
      reason: 'has no \u{10FFFD}, which social cards need, as of "From \u{10FFFD}" (a.md)',
    },
  ]);
});
