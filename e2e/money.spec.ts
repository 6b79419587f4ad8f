import { writeFileSync } from 'node:fs';
import { content } from '../lib/content';
import { amountsIn } from '../lib/money/amounts';
import { contentLedger, sourcesByAmount } from '../lib/money/ledger';
import { allPaths } from '../lib/site/pages';
import { read } from './support/documents';
import { proseOf, unmarkedIn } from './support/samples';
import { expect, test } from './support/test';

const all = content();
const paths = allPaths(all);

/** A calculator, a price list or a drawing works its amounts out of the model: no component types one (lib/money). */
const COMPUTED = 'computed by a component';

test('every amount of money on every page has a source', async ({ request }, testInfo) => {
  const sources = sourcesByAmount(contentLedger('content'));
  const articles = new Set(all.articles.map(({ path }) => path));
  const rows: string[] = [];
  const typed: string[] = [];
  for (const path of paths) {
    const { html } = await read(request, path);
    for (const amount of amountsIn(proseOf(html))) {
      const from = sources.get(amount);
      rows.push(`${path}\t${amount}\t${from?.[0] ?? COMPUTED}`);
      if (!from && articles.has(path)) typed.push(`${path}: ${amount}`);
    }
  }
  const list = testInfo.outputPath('amounts.tsv');
  writeFileSync(list, rows.join('\n'));
  await testInfo.attach('amounts.tsv', { path: list });
  expect(rows.length).toBeGreaterThan(0);
  expect(typed).toEqual([]);
});

test('no sample stands unmarked on any page', async ({ request }) => {
  const { testimonials, stories, events, careers, press, partners, pressReleases } = all;
  const samples = [
    ...testimonials.map(({ sample, text }) => ({ sample, text })),
    ...stories.map(({ sample, story }) => ({ sample, text: story })),
    ...events.events.map(({ sample, description }) => ({ sample, text: description })),
    ...careers.openings.map(({ sample, title }) => ({ sample, text: title })),
    ...press.news.map(({ sample, headline }) => ({ sample, text: headline })),
    ...partners.marks.map(({ sample, name }) => ({ sample, text: name })),
    ...pressReleases.map(({ sample, title }) => ({ sample, text: title })),
  ].flatMap(({ sample, text }) => (sample ? [text] : []));
  const unmarked: string[] = [];
  for (const path of paths) {
    const { html, blocks } = await read(request, path);
    unmarked.push(...unmarkedIn(html, samples, all.cast.sample).map((text) => `${path}: ${text}`));
    for (const type of ['Review', 'JobPosting', 'Person']) {
      const named = blocks.filter(
        (block) => block['@type'] === type && samples.includes(String(block.title ?? block.name)),
      );
      unmarked.push(...named.map(() => `${path}: a sample as ${type}`));
    }
  }
  expect(unmarked).toEqual([]);
});
