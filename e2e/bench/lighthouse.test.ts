import { expect, it } from 'vitest';
import { type LighthouseResult, readmeRow } from './lighthouse';

const result = (performance: number, fcpMs: number): LighthouseResult => ({
  performance,
  accessibility: 98,
  bestPractices: 97,
  seo: 96,
  fcpMs,
  lcpMs: 0,
  cls: 0,
  tbtMs: 0,
});

it('shows the scores of a phone, and of the edge of coverage how soon there is text', () => {
  expect(readmeRow('home', [result(99, 800), result(71, 2_340), result(64, 5_000)])).toBe(
    '| home | 99, 98, 97, 96 | 71 (text after 2.3 s) | 64 |',
  );
});

it('shows nothing of a page that was not measured with every profile', () => {
  expect(() => readmeRow('home', [result(99, 800), result(71, 2_340)])).toThrow('home was not measured');
});
