import { describe, expect, it } from 'vitest';
import { content } from '../../content';
import { articleCover } from '../../site/blog/articles';
import { coverMarkup, coverOf, coverPicture } from './cover';
import { diceFrom, hash } from './dice';
import { MOTIFS } from './motifs';
import { PALETTES } from './palettes';

/** Bytes of one cover inside a page: six of them, compressed, must fit a listing of 30 kB. */
const COVER_BUDGET = 2000;

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
      const family = PALETTES[article.category.palette ?? 'leaf'];
      expect(family).toContainEqual(articleCover(article).palette);
    }
  });

  it('draws what the title speaks of', () => {
    const analytics = coverOf('Reading analytics', 'iris');
    const bars = MOTIFS.find(({ words }) => words.includes('analytics'));
    expect(bars?.draw(diceFrom(1)).map(({ kind }) => kind)).toEqual(analytics.shapes.map(({ kind }) => kind));
  });

  it('never changes by itself: who has seen a cover finds the same one after every change of the code', () => {
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    const prints = MOTIFS.map(({ words: [word], draw }) => {
      const shapes = seeds.map((seed) => draw(diceFrom(seed)));
      return `${word} ${hash(JSON.stringify(shapes)).toString(16)}`;
    });
    expect(prints, 'draw a motif anew on purpose only, and then write its new fingerprint here').toEqual([
      'earn cffdef7d',
      'views 23873951',
      'download 71c085fb',
      'guide 7dac8bc4',
      'analytics 28991fa1',
      'future 6bfa7a3b',
      'brand fbab46aa',
      'million 7d88748c',
      'partner 35634d79',
      'psychology a4ecdbc6',
    ]);
  });

  it('draws every motif without a number that is not one', () => {
    for (const { draw } of MOTIFS) {
      for (let seed = 0; seed < 50; seed += 1) {
        const markup = coverMarkup({ palette: PALETTES.leaf[0], shapes: draw(diceFrom(seed)) });
        expect(markup).not.toMatch(/NaN|undefined|Infinity/);
      }
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
