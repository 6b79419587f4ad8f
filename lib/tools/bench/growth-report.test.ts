import { expect, it } from 'vitest';
import type { Growth } from './growth';
import { comparisons } from './growth-report';

const build = (seconds: number, peakMegabytes: number) => ({ seconds, peakMegabytes, phases: new Map() });
const grown = (articles: number, [cold, edited, peak]: number[], [bare, again, least]: number[]): Growth => ({
  articles,
  site: { cold: build(cold ?? 0, 1), edited: build(edited ?? 0, peak ?? 0) },
  bare: { cold: build(bare ?? 0, least ?? 0), edited: build(again ?? 0, 1) },
});

it('states seconds per further thousand articles and memory beside the bare app, and whether targets are met', () => {
  const found = comparisons([
    grown(1000, [60, 40, 1500], [20, 20, 800]),
    grown(3000, [120, 80, 1000], [40, 40, 800]),
  ]);
  expect(
    found.map(({ what, articles, site, bare, times, met }) => [what, articles, site, bare, times, met]),
  ).toEqual([
    ['from nothing', '1000 to 3000', 30, 10, 3, 'yes'],
    ['one article edited', '1000 to 3000', 20, 10, 2, 'no'],
    ['peak memory', '1000', 1500, 800, 1.9, 'no'],
    ['peak memory', '3000', 1000, 800, 1.3, 'yes'],
  ]);
});
