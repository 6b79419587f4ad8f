import { describe, expect, it } from 'vitest';
import type { Content } from '../../content';
import { found, pageOf } from './found.fixture';
import { checkLetters } from './letters';

describe('letters', () => {
  const card = (title: string) => ({ title, label: '', note: '', palette: 'leaf' as const });
  const problems = (name: string, ...titles: string[]) => {
    const site = { product: { name, slug: 'a' } } as Content['site'];
    const pages = titles.map((title) => pageOf('/a', { card: card(title) }));
    return found((report) => checkLetters({ site }, [...pages, pageOf('/b')], report));
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
});
