/** `npm run weigh`: what each page type weighs, from the last build's `dist/`; exits 1 when a budget is exceeded. */
import { excesses, readBudgets } from '../weight/budgets';
import { type Bytes, type Weight, weigh } from '../weight/weigh';

const HEAD = [
  'page type',
  'document',
  'css',
  'script',
  'font',
  'image',
  'in all',
  'requests',
  'budget',
  'an island adds',
];

const budgets = readBudgets();
const weights = budgets.map(({ path }) => weigh('dist', path));
const rows = budgets.map(({ type, total }, index) => row(type, total, weights[index]));
const widths = HEAD.map((head, column) =>
  Math.max(head.length, ...rows.map((cells) => cells[column]?.length ?? 0)),
);

console.log('Bytes of a first load, gzip / brotli; the budget is in brotli.\n');
for (const cells of [HEAD, ...rows]) {
  console.log(
    cells
      .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
      .join('  '),
  );
}
const problems = budgets.flatMap((budget, index) => {
  const weight = weights[index];
  return weight ? excesses(budget, weight) : [];
});
for (const problem of problems) console.error(`\n${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

function row(type: string, budget: number, weight: Weight | undefined): string[] {
  if (!weight) return [type];
  const { kinds, total, requests, islands } = weight;
  return [
    type,
    pair(kinds.document),
    pair(kinds.css),
    pair(kinds.script),
    pair(kinds.font),
    pair(kinds.image),
    pair(total),
    String(requests),
    String(budget),
    islands.requests ? `${pair(islands)} in ${islands.requests}` : '-',
  ];
}

function pair({ gzip, brotli }: Bytes): string {
  return gzip === 0 ? '-' : `${gzip} / ${brotli}`;
}
