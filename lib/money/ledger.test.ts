import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { amountsIn } from './amounts';
import { contentLedger, sourcesByAmount } from './ledger';
import { FACTS, PRICES } from './model.fixture';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ledger-'));
  mkdirSync(join(dir, 'notes'));
  const write = (file: string, data: unknown) => writeFileSync(join(dir, file), JSON.stringify(data));
  write('facts.json', { costPerView: FACTS.costPerView, minimumBudget: FACTS.minimumBudget });
  write('site.json', { currency: 'USD' });
  write('pricing.json', PRICES);
  write('copy.json', { none: null, count: 3, list: [{ text: 'for {{$30 as KES}}' }] });
  writeFileSync(join(dir, 'notes/a.md'), 'One\n{{2 * $4}} and {{quote 450 shillings}}\n');
  writeFileSync(join(dir, 'README.md'), '{{$7}}');
  writeFileSync(join(dir, 'notes.txt'), '{{$7}}');
});
afterEach(() => rmSync(dir, { recursive: true }));

it('lists every fact, and every worked example with its place, but those that explain how to write them', () => {
  expect(contentLedger(dir)).toEqual(
    expect.arrayContaining([
      { source: 'facts.json costPerView', text: '$0.003' },
      { source: 'facts.json minimumBudget', text: '$3.00' },
      { source: 'copy.json {{$30 as KES}}', text: 'KES\u00a03,900' },
      { source: 'notes/a.md:2 {{2 * $4}}', text: '$8' },
      { source: 'notes/a.md:2 {{quote 450 shillings}}', text: '450 shillings' },
    ]),
  );
  expect(contentLedger(dir)).toHaveLength(5);
});

it('finds where an amount comes from, a bare number also with the name of a currency after it', () => {
  const sources = sourcesByAmount([
    { source: 'a', text: '$8' },
    { source: 'b', text: 'from $8 to $9' },
    { source: 'c', text: '1,893' },
    { source: 'd', text: '7 posts' },
  ]);
  expect(Object.fromEntries(sources)).toEqual({
    $8: ['a', 'b'],
    $9: ['b'],
    '1,893 shillings': ['c'],
    '1,893 naira': ['c'],
  });
});

it('reads amounts of money out of a text, each once, and no other numbers', () => {
  expect(amountsIn('$0.002 or KES\u00a01,040.50, then 26,000 naira, $0.002, 12 posts and ₦5')).toEqual([
    '$0.002',
    'KES 1,040.50',
    '26,000 naira',
    '₦5',
  ]);
});
