/** `npm run weigh`: what each page type weighs, from the last build's `dist/`; exits 1 when a budget is exceeded. */
import { chromium } from 'playwright';
import { findBrowser } from '../../lib/commands/find-browser.mjs';
import { requestsOf } from './browse';
import { type Budget, excesses, readBudgets } from './budgets';
import { serveStatic } from './serve';
import { type Bytes, fileOf, KINDS, type Weight, weigh } from './weigh';

const HEAD = [
  'page type',
  ...KINDS,
  'in all',
  'requests',
  'budget',
  'to its end',
  'first island',
  'a further one',
];

const budgets = readBudgets().filter(({ path }) => fileOf('dist', path));
const weights = await weighAll(budgets);
const rows = budgets.map((budget, index) => row(budget, weights[index]));
const widths = HEAD.map((head, column) =>
  Math.max(head.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
);
console.log(
  'Bytes of a first load, of the page read to its end, and of what islands add: gzip / brotli. Budgets are in brotli.\n',
);
for (const cells of [HEAD, ...rows]) {
  const padded = cells.map((cell, column) =>
    column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0),
  );
  console.log(padded.join('  '));
}
const problems = budgets.flatMap((budget, index) => excesses(budget, weights[index]));
for (const problem of problems) console.error(`\n${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

async function weighAll(all: readonly Budget[]): Promise<Weight[]> {
  const server = await serveStatic('dist');
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const found: Weight[] = [];
  for (const { path } of all) {
    const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
    found.push(weigh('dist', path, await requestsOf(page, server.url + path)));
    await page.close();
  }
  await browser.close();
  server.stop();
  return found;
}

function row({ type, total }: Budget, weight: Weight | undefined): string[] {
  if (!weight) return [type];
  const { kinds, requests, scrolled, firstIsland, furtherIsland } = weight;
  return [
    type,
    ...KINDS.map((kind) => pair(kinds[kind])),
    pair(weight.total),
    String(requests),
    String(total),
    pair(scrolled),
    pair(firstIsland),
    pair(furtherIsland),
  ];
}

function pair({ gzip, brotli }: Bytes): string {
  return gzip === 0 ? '-' : `${gzip} / ${brotli}`;
}
