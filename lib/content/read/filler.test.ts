import { describe, expect, it } from 'vitest';
import { testModel } from '../../money/model.fixture';
import type { Problem } from '../problems';
import { maskCode, openFiller } from './filler';

const PLACE = { file: 'a.json', field: 'title' };
const open = () => openFiller({ names: { product: 'Soko', phone: '12' }, money: testModel() });
const problemsOf = (filler: ReturnType<typeof open>) => {
  const problems: Problem[] = [];
  filler.report((problem) => problems.push(problem));
  return problems;
};

it('fills a text, and every text inside a value', () => {
  const filler = open();
  expect(filler.text('{product} {{2 + 3 as number}}', PLACE)).toBe('Soko 5');
  const value = { list: ['{phone}', 4, null, true], inner: { text: '{product}' } };
  expect(filler.deep(value, 'a.json')).toEqual({ list: ['12', 4, null, true], inner: { text: 'Soko' } });
  expect(filler.names).toEqual(['product', 'phone']);
  expect(problemsOf(filler)).toEqual([]);
});

describe('an unknown name', () => {
  it('is told once, with its first place and how many more there are', () => {
    const filler = open();
    filler.text('{nonsense}', PLACE);
    filler.deep({ lead: '{nonsense}', more: ['{nonsense}'] }, 'b.json');
    expect(problemsOf(filler)).toEqual([
      {
        ...PLACE,
        reason:
          '{nonsense} is not a known placeholder: site.json and facts.json define them, and \\{nonsense} prints it as it is, here and in 2 more places',
      },
    ]);
  });

  it('in one place alone is told without a number, with what may be meant', () => {
    const filler = open();
    filler.deep({ lead: '{produkt}' }, 'b.json');
    expect(problemsOf(filler)).toEqual([
      {
        file: 'b.json',
        field: 'lead',
        reason:
          '{produkt} is not a known placeholder (did you mean {product}?): site.json and facts.json define them, and \\{produkt} prints it as it is',
      },
    ]);
  });
});

describe('an example that cannot be worked out', () => {
  it('for want of any price is told as that, and its file is known', () => {
    const money = { ...testModel(), prices: [] };
    const filler = openFiller({ names: {}, money });
    filler.text('{{price audience=owners country=kenya}}', PLACE);
    expect(problemsOf(filler)[0]?.reason).toMatch(/needs a price, and pricing\.json has none$/);
    expect([filler.failed(PLACE.file), filler.failed('b.json')]).toEqual([true, false]);
  });

  it('is told in each place', () => {
    const filler = open();
    for (const _ of ['here', 'there']) filler.text('{{nonsense}}', PLACE);
    expect(problemsOf(filler)).toEqual([1, 2].map(() => ({ ...PLACE, reason: expect.any(String) })));
  });
});

it('names the place of what cannot be filled inside a value', () => {
  const filler = open();
  filler.deep({ list: [{ text: 'a' }, { text: '{{nonsense}}' }] }, 'a.json');
  filler.deep('{{nonsense}}', 'b.json');
  expect(problemsOf(filler).map(({ field }) => field)).toEqual(['list.1.text', '(root)']);
});

it('tells the line of the file for each line of a body, whatever was left out before it', () => {
  const filler = open();
  const body = '{{set a = 1}}\nOne.\n\n{{each v = 1, 2}}| {{v}} |\n{nonsense}\n{{nonsense}}';
  expect(filler.body({ file: 'a.md', data: {}, body, bodyLine: 10 })).toEqual({
    text: 'One.\n\n| 1 |\n| 2 |\n{nonsense}\n{{nonsense}}',
    lines: [11, 12, 13, 13, 14, 15],
  });
  expect(problemsOf(filler).map(({ line }) => line)).toEqual([15, 14]);
});

it.each([
  ['{product minutes', '"{product minutes" has a brace'],
  ['At {{earn views=120}', '"{{earn views=120}" has a brace'],
  ['product}', '"}" has a brace'],
  ['{a b}', '"{a b}" has a brace'],
])('a brace that opens or closes nothing is told once: %s', (text, reason) => {
  const filler = open();
  filler.text(text, PLACE);
  expect(problemsOf(filler)).toEqual([{ ...PLACE, reason: expect.stringContaining(reason) }]);
});

it('a brace behind a backslash stands for itself', () => {
  const filler = open();
  expect(filler.text('\\{ \\} \\{product} {product}', PLACE)).toBe('{ } {product} Soko');
  expect(problemsOf(filler)).toEqual([]);
});

it('leaves code as it is', () => {
  expect(open().text('`{product}` is {product}', PLACE)).toBe('`{product}` is Soko');
});

describe('a place', () => {
  const told = (file: string, value: unknown) => {
    const filler = open();
    filler.deep(value, file);
    return problemsOf(filler).map(({ field, reason }) => `${field} ${reason}`);
  };

  it('that a text lost is told, and not one that it can do without', () => {
    expect(told('blog.json', { article: { when: '{date} of {product}' } })).toEqual([
      'article.when must hold {minutes}, where its value is put in',
    ]);
    expect(told('careers.json', { application: { subject: '{title}', lines: ['Hello'] } })).toEqual([]);
  });

  it('that is misspelt is told as that, and an empty text by its schema', () => {
    expect(told('blog.json', { article: { when: '{date}, {minuts}', updated: ' ' } })).toEqual([
      expect.stringContaining('{minuts} is not a known placeholder (did you mean {minutes}?)'),
    ]);
  });
});

describe('maskCode', () => {
  it.each([
    ['a span', 'One `{x}` two', 'One § two'],
    ['a span with backticks in it', 'One ``a ` b`` two', 'One § two'],
    ['a fenced block', 'One\n\n```js\n{x}\n```\n\ntwo', 'One\n\n§\n\n\n\ntwo'],
    ['a block of tildes with a fence in it', '~~~\n```\n~~~\n\ntwo', '§\n\n\n\ntwo'],
    ['a block that is never closed', 'One\n\n```\n{x}\n', 'One\n\n§\n\n'],
    ['a style', 'One\n\n<style>\np { color: red }\n</style>\n', 'One\n\n§\n\n\n'],
    ['a backtick alone', 'It is ` here\n\nand ` there', 'It is ` here\n\nand ` there'],
  ])('takes %s out and puts it back, line for line', (_, text, masked) => {
    const { text: found, unmask } = maskCode(text);
    expect(found.replace(/\uE010\d+\uE010/g, '§')).toBe(masked);
    expect(found.split('\n')).toHaveLength(text.split('\n').length);
    expect(unmask(found)).toBe(text);
  });
});
