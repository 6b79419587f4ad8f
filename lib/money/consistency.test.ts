import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TODAY } from '../content/folder.fixture';
import { loadContent } from '../content/load';
import { ContentError } from '../content/problems';
import { amountsIn } from './amounts';
import { contentLedger, sourcesByAmount } from './ledger';

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

/** Every text of the site, as one. */
function everyText(): string {
  const { markdownPages, pressReleases, articles, ...json } = loadContent(dir, TODAY);
  const bodies = [...markdownPages.values(), ...pressReleases].map(({ markdown }) => markdown);
  return [
    JSON.stringify(json),
    JSON.stringify(pressReleases),
    ...bodies,
    ...articles.flatMap(({ excerpt, markdown }) => [excerpt, markdown]),
  ].join('\n');
}

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
  ])('%s, every amount still comes from the model, or the build names the sentence', (_, edit) => {
    edit();
    let text: string;
    try {
      text = everyText();
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      expect(error.problems.map(({ reason }) => reason).filter((reason) => !STOPPED.test(reason))).toEqual(
        [],
      );
      return;
    }
    const known = sourcesByAmount(contentLedger(dir));
    expect(amountsIn(text).filter((amount) => !known.has(amount))).toEqual([]);
  });
});

it('has no amount typed in a page or a component', () => {
  const typed = ['app', 'components'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .flatMap((name) =>
        amountsIn(readFileSync(join(folder, name), 'utf8')).map((amount) => `${folder}/${name}: ${amount}`),
      ),
  );
  expect(typed).toEqual([]);
});
