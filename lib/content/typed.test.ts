import { expect, it } from 'vitest';
import { typedAmounts } from './typed';

const found = (text: string) => typedAmounts(text).map(({ line, amount }) => `${line}: ${amount}`);

it.each([
  ['It costs $3.00 a view.', '1: $3.00'],
  ['First\nthen 1,500 shillings.', '2: 1,500 shillings'],
  ['KES 100 a gigabyte', '1: KES 100'],
  ['twelve cents', '1: twelve cents'],
  ['a balance of ten dollars', '1: ten dollars'],
  ['a 500-naira note', '1: 500-naira'],
])('finds %j', (text, expected) => expect(found(text)).toEqual([expected]));

it.each([
  'It costs {costPerView}, or {{buy budget=$30}} views for {{$30}}.',
  '120 people, 20 hours, 30% and 3x',
  'See [this](/page?price=$30).',
  'a prudent person',
])('passes %j', (text) => expect(found(text)).toEqual([]));

it('wants a quoted price to be called an example in its section', () => {
  const quote = 'a bundle at {{quote KES 100}}';
  expect(found(`## A\nFor example:\n\n- ${quote}`)).toEqual([]);
  expect(found(`## A\nFor example.\n\n## B\n${quote}\n## C\nSay.`)).toEqual(['5: quote KES 100']);
  expect(found(`${quote}\nis invented\n# A\n#example`)).toEqual([]);
  expect(found(`## A\nSuppose\n${quote}\n## B`)).toEqual([]);
  expect(found(`## A\n${quote}\n## B\nLet`)).toEqual(['2: quote KES 100']);
});

it('says what to do, in the order of the lines', () => {
  expect(typedAmounts('{{quote KES 5}}\n$3').map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'quotes a price that is not ours ({{quote KES 5}}): its section must say that it is an example'],
    [2, expect.stringMatching(/^types "\$3": name the fact, .*\{\{quote \$3\}\}$/)],
  ]);
});
