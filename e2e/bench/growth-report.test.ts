import { afterEach, expect, it, vi } from 'vitest';
import type { Growth } from './growth';
import { comparisons, reportGrowth } from './growth-report';

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

it('does not take the noise of a busy machine for a result', () => {
  const found = comparisons([grown(20, [60, 40, 1], [20, 20, 1]), grown(40, [50, 41, 1], [21, 21, 1])]);
  expect(found.slice(0, 2).map(({ met }) => met)).toEqual(['not measured', 'yes']);
  const bareNoise = comparisons([grown(20, [60, 40, 1], [20, 20, 1]), grown(40, [70, 41, 1], [20, 19, 1])]);
  expect(bareNoise.slice(0, 2).map(({ met }) => met)).toEqual(['not measured', 'not measured']);
});

afterEach(() => vi.restoreAllMocks());

it('prints seconds and memory, what they grow by, and where the seconds go', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const table = vi.spyOn(console, 'table').mockImplementation(() => {});
  const one = grown(1000, [60.04, 40, 1500.4], [20, 18, 800]);
  const phases = (seconds: number) => new Map([['compile', seconds]]);
  one.site.cold = { ...one.site.cold, phases: phases(12.34) };
  one.site.edited = { ...one.site.edited, phases: phases(5) };
  one.bare.cold = { ...one.bare.cold, phases: phases(8) };
  reportGrowth([one]);
  expect(table.mock.calls.map(([rows]) => rows)).toEqual([
    [
      {
        articles: 1000,
        s: 60,
        's edited': 40,
        's bare': 20,
        's bare edited': 18,
        'peak MB': 1500,
        'peak MB bare': 800,
      },
    ],
    comparisons([one]),
    [{ app: 'site', articles: 1000, compile: '12.3 / 5' }],
    [{ app: 'bare', articles: 1000, compile: '8 / 0' }],
  ]);
});
