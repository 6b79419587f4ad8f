import { createElement } from 'react';
import { expect, it } from 'vitest';
import { jsonOf } from './json';

it('gives back what JSON can say, unchanged', () => {
  const props = { text: 'a "b" <c>', list: [1, null, { deep: true }], absent: undefined };
  expect(JSON.parse(jsonOf(props, 'x'))).toEqual({ text: 'a "b" <c>', list: [1, null, { deep: true }] });
});

it('names every part that would be lost or changed, and whose it is', () => {
  const props = {
    onSend: () => 1,
    when: { opened: new Date(0) },
    list: ['fine', Number.NaN, undefined],
    icon: createElement('b'),
    tags: new Set(['a']),
    big: 1n,
  };
  expect(() => jsonOf(props, '<Island name="contact">')).toThrow(
    [
      '<Island name="contact"> receives props that are no JSON:',
      'onSend: function',
      'when.opened: a Date',
      'list[1]: NaN',
      'list[2]: undefined',
      'icon: a React element',
      'tags: a Set',
      'big: bigint',
    ].join('\n- '),
  );
});
