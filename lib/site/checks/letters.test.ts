import { describe, expect, it } from 'vitest';
import { type Content, content } from '../../content';
import { found, pageOf } from './found.fixture';
import { checkLetters } from './shown';

describe('letters', () => {
  const card = (title: string) => ({ title, label: '', note: '', palette: 'leaf' as const });
  const theme = content().theme;
  const problems = (name: string, ...titles: string[]) => {
    const site = { product: { name, slug: 'a' } } as Content['site'];
    const pages = titles.map((title) => pageOf('/a', { card: card(title) }));
    return found((report) => checkLetters({ site, theme }, [...pages, pageOf('/b')], process.cwd(), report));
  };
  const SCRIPTS = 'and social cards are drawn in Latin and Arabic letters and emoji only';

  it('that the faces have are in order', () => {
    expect(problems('Café', 'Zażółć ½ 2030', 'مقهى ١٢', 'Up 🎉 – “so”')).toEqual([]);
  });

  it('that they do not have are named, those of the product once', () => {
    expect(problems('Кафе', 'Кафе', 'A カフ カ')).toEqual([
      { file: 'site.json', field: 'product.name', reason: `holds К а ф е, ${SCRIPTS}` },
      { file: 'a.md', field: 'title', reason: `holds カ フ, ${SCRIPTS}` },
    ]);
  });

  it('need a face that is there', () => {
    const displayFace = { ...theme.displayFace, file: 'Lost.ttf' };
    const site = { product: { name: 'A', slug: 'a' } } as Content['site'];
    const problem = found((report) =>
      checkLetters({ site, theme: { ...theme, displayFace } }, [], process.cwd(), report),
    );
    expect(problem).toEqual([
      {
        file: 'theme.json',
        field: 'displayFace.file',
        reason: expect.stringContaining('"Lost.ttf" is not in content/fonts/'),
      },
    ]);
  });
});
