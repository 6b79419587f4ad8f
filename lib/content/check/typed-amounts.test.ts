import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testModel } from '../../money/model.fixture';
import type { Problem } from '../problems';
import { checkMoney, typedAmounts } from './typed-amounts';

const found = (text: string) =>
  typedAmounts(text, testModel()).map(({ line, reason }) => `${line} ${reason}`);

it.each([
  ['Paid at $10.', '1 types "$10": if it is ours, write {payoutThresholdGuide}, which follows the fact'],
  [
    'A\n\nten dollars',
    '3 types "ten dollars": if it is ours, write {payoutThresholdGuide}, which follows the fact',
  ],
  ['$0.30 cents', undefined],
  ['A view is 0.3 cents', '1 types "0.3 cents": if it is ours, write {costPerView}, which follows the fact'],
  [
    'That is KES 1,300 of airtime.',
    '1 types "KES 1,300": if it is ours, write {{payoutThresholdGuide as KES}}, which follows the fact',
  ],
  [
    'The threshold is $20.',
    '1 types "$20": {payoutThresholdFaq} is $5.00, {payoutThresholdGuide} is $10.00: write that, if this is ours',
  ],
  ['Our smallest campaign costs $4.', '1 types "$4": {minimumBudget} is $3.00: write that, if this is ours'],
])('%j', (text, expected) => expect(found(text)).toEqual(expected === undefined ? [] : [expected]));

it.each([
  'A bundle costs KES 50, a fare 200 bob or 350/=, a coffee $4.50.',
  'Two pounds of sugar, twelve cents, 1.000 FCFA and half a cent.',
  'It costs {costPerView}, or {{buy budget=$30}} views for {{$10}}.',
  '`$10` and [this](/page?price=$10)',
  'You get $0.004 for each view.',
  'The threshold is ₵20 in GHS 20.',
  '120 people, 20 hours, 30% and 3x',
])('passes %j', (text) => expect(found(text)).toEqual([]));

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(dir, 'articles'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('warns with file and line of each amount of ours, in copy of every kind', () => {
  writeFileSync(join(dir, 'faqs.json'), '{\n  "answer": "It is $5."\n}');
  writeFileSync(join(dir, 'articles', 'a.md'), '---\n---\n{{earn views=10}}\n\nor KES 390');
  writeFileSync(join(dir, 'facts.json'), '{ "text": "$5" }');
  const warnings: Problem[] = [];
  checkMoney(dir, testModel(), (warning) => warnings.push(warning));
  expect(warnings.map(({ file, line }) => `${file} line ${line}`)).toEqual([
    'articles/a.md line 5',
    'faqs.json line 2',
  ]);
});
