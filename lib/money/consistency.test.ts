import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TODAY } from '../content/folder.fixture';
import { readContent } from '../content/load';

/** What a check in a sentence says when a change of the facts has made the sentence untrue. */
const STOPPED = /does not hold|below the threshold|advertiser buys|below the lowest|smallest campaign/;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

function change(file: string, edit: (data: never) => void): void {
  const path = join(dir, file);
  const data = JSON.parse(readFileSync(path, 'utf8')) as never;
  edit(data);
  writeFileSync(path, JSON.stringify(data, null, 2));
}
type Facts = Record<string, { value: number }>;
const set = (name: string, value: number) => () =>
  change('facts.json', (facts: Facts) => {
    const fact = facts[name];
    if (!fact) throw new Error(`no fact ${name}`);
    fact.value = value;
  });

describe('after a change of the data', () => {
  it.each<[string, () => void]>([
    [
      'both thresholds',
      () => {
        set('payoutThresholdGuide', 7)();
        set('payoutThresholdFaq', 6)();
      },
    ],
    [
      "the earner's range",
      () => {
        set('earningPerViewMin', 0.0015)();
        set('earningPerViewMax', 0.009)();
      },
    ],
    ['the rate of examples', set('exampleRate', 0.0025)],
    [
      'a price',
      () =>
        change('pricing.json', (file: { categories: { prices?: { pricePerView: number }[] }[] }) => {
          const price = file.categories[0]?.prices?.[0];
          if (price) price.pricePerView *= 1.5;
        }),
    ],
  ])('%s, the content is sound, or each problem names a sentence that became untrue', (_, edit) => {
    edit();
    const reasons = readContent(dir, TODAY).problems.map(({ reason }) => reason);
    expect(reasons.filter((reason) => !STOPPED.test(reason))).toEqual([]);
  });
});

it('has no amount typed in a page or a component', () => {
  const typed = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) =>
        [...readFileSync(join(folder, name), 'utf8').matchAll(/[$€]\d|₦\s?\d|\b(?:KES|NGN)\s\d/g)].map(
          ([amount]) => `${folder}/${name}: ${amount}`,
        ),
      ),
  );
  expect(typed).toEqual([]);
});
