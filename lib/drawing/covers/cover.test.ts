import { describe, expect, it } from 'vitest';
import { content } from '../../content';
import { articleCover } from '../../site/blog/articles';
import { readTheme } from '../theme/theme';
import { coverMarkup, coverOf, coverPicture, diceFrom, hash } from './cover';
import { MOTIF_NAMES } from './motifs';
import { PALETTES } from './palettes';

/** Bytes of one cover inside a page: six of them, which have faces and hands in common, must fit a listing of 30 kB compressed. */
const COVER_BUDGET = 3500;

describe('coverOf', () => {
  it('is the same for the same title, and another for another title or category', () => {
    const cover = coverMarkup(coverOf('How to Be Paid', 'leaf'));
    expect(coverMarkup(coverOf('How to Be Paid', 'leaf'))).toBe(cover);
    expect(coverMarkup(coverOf('How to Be Seen', 'leaf'))).not.toBe(cover);
    expect(coverMarkup(coverOf('How to Be Paid', 'iris'))).not.toBe(cover);
  });

  it('gives each article a cover of its own, in the colours of its category, within the byte budget', () => {
    const { articles } = content();
    const covers = articles.map((article) => coverMarkup(articleCover(article)));
    expect(new Set(covers).size).toBe(articles.length);
    for (const cover of covers) expect(cover.length).toBeLessThan(COVER_BUDGET);
    for (const article of articles) {
      const grounds = PALETTES[article.category.palette ?? 'leaf'].map(({ ground }) => ground);
      expect(grounds).toContain(articleCover(article).palette.ground);
    }
  });

  it('draws what the article says, or what its title speaks of, or anything', () => {
    const shown = (...of: Parameters<typeof coverOf>) => coverOf(...of).motif;
    expect(shown('Reading analytics', 'iris')).toBe('dashboard');
    expect(shown('Reading analytics', 'iris', 'fabrics')).toBe('fabrics');
    expect(MOTIF_NAMES).toContain(shown('Zzz', 'iris'));
    expect(shown('Zzz', 'iris')).toBe(shown('Zzz', 'leaf'));
  });

  it('draws every motif within the byte budget, in colours of the theme alone', () => {
    const inks: readonly string[] = Object.keys({
      ...readTheme('.').colours,
      white: '',
      plum: '',
      skin: '',
      'skin-deep': '',
    });
    for (const motif of MOTIF_NAMES) {
      const markup = coverMarkup({ palette: PALETTES.leaf[0], motif });
      expect(markup).toMatch(/^<path [^>]+><g fill="none" stroke-linecap="round"><\w[^>]+>.*<\/g>$/);
      expect(markup.length).toBeLessThan(COVER_BUDGET);
      const used = [...markup.matchAll(/class="(?:fill|stroke)-([\w-]+)"/g)].map(([, ink = '']) => ink);
      expect(used.length).toBeGreaterThan(2);
      expect(used.filter((ink) => !inks.includes(ink))).toEqual([]);
    }
  });
});

describe('coverPicture', () => {
  it('writes literals instead of classes and keeps the proportions of its box', () => {
    const picture = coverPicture(coverOf('Title', 'sun'), () => '#123456', { width: 520, height: 630 });
    expect(picture).not.toContain('class=');
    expect(picture).toContain('#123456');
    const [, , width, height] = (/viewBox="([^"]+)"/.exec(picture)?.[1] ?? '').split(' ').map(Number);
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(520 / 630, 2);
  });
});

describe('hash and dice', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('hashes %j as FNV-1a does', (text, expected) => {
    expect(hash(text)).toBe(expected);
  });

  it('rolls within both bounds and reaches them', () => {
    const { roll } = diceFrom(7);
    const rolls = new Set(Array.from({ length: 300 }, () => roll(2, 5)));
    expect([...rolls].sort()).toEqual([2, 3, 4, 5]);
  });
});
