import { describe, expect, it } from 'vitest';
import { type FillProblem, fill } from './fill';
import { testModel } from './model.fixture';

const VALUES = { names: { product: 'soko', Product: 'Soko' }, money: testModel() };

function filled(text: string): { text: string; problems: FillProblem[] } {
  const problems: FillProblem[] = [];
  return { text: fill(text, VALUES, (problem) => problems.push(problem)).text, problems };
}

describe('fill', () => {
  it.each([
    ['nothing to fill', 'nothing to fill'],
    ['{Product} is /{product}, {Product}', 'Soko is /soko, Soko'],
    ['{{$5}} of {Product}', '$5 of Soko'],
    ['\\{product} and \\{{$5}} are {product}', '{product} and {{$5}} are soko'],
  ])('%s', (text, wanted) => {
    expect(filled(text)).toEqual({ text: wanted, problems: [] });
  });

  it('leaves a name that nothing explains, and tells its line', () => {
    expect(filled('{product}\n\n{nonsense} {product}')).toEqual({
      text: 'soko\n\n{nonsense} soko',
      problems: [{ unknown: 'nonsense', line: 3 }],
    });
  });

  it.each(['constructor', 'toString'])('takes no value from what every object has: {%s}', (name) => {
    expect(filled(`{${name}}`).problems).toEqual([{ unknown: name, line: 1 }]);
  });

  it('leaves an example that cannot be worked out, and tells its line and the reason', () => {
    expect(filled('One.\n{{nonsense}}')).toEqual({
      text: 'One.\n{{nonsense}}',
      problems: [{ line: 2, reason: expect.stringMatching(/^\{\{nonsense\}\} ./) }],
    });
  });
});

it('tells the first brace of a text that opens or closes nothing', () => {
  expect(filled('{product}\n{a b} {1}').problems).toEqual([
    { reason: expect.stringContaining('"{a b} {1}" has a brace'), line: 2 },
  ]);
});
