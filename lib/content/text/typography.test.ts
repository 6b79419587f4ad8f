import { expect, it } from 'vitest';
import { textDirection, typeset, typesetDeep } from './typography';

it.each([
  ['"Paid, but I do use this shop"', '“Paid, but I do use this shop”'],
  ["WhatsApp's terms, and the earners' own", 'WhatsApp’s terms, and the earners’ own'],
  ['He said: "She called it \'easy\'."', 'He said: “She called it ‘easy’.”'],
  ['("so")', '(“so”)'],
  ['a - b and c -- d', 'a – b and c – d'],
  ['3-5 business days, check-in', '3–5 business days, check-in'],
  ['On 2026-01-02, 24-hour, v1-2, 302-555-0142', 'On 2026-01-02, 24-hour, v1-2, 302-555-0142'],
  ['wait...', 'wait…'],
  ['wait... she said "yes" -- and "no"', 'wait… she said “yes” – and “no”'],
  ['a 6 " screen', 'a 6 ” screen'],
  ['use `say("x")` here', 'use `say("x")` here'],
  ['see ["it"](/a "b\'s title") now', 'see [“it”](/a "b\'s title") now'],
  ["at https://a.example/it's fine", "at https://a.example/it's fine"],
  ['“already” ‘set’ – so', '“already” ‘set’ – so'],
])('sets %s', (typed, set) => {
  expect(typeset(typed)).toBe(set);
  expect(typeset(set)).toBe(set);
});

it('goes on from the text before it', () => {
  expect(typeset('" he said', 'x')).toBe('” he said');
  expect(typeset('"he', ' ')).toBe('“he');
  expect(typeset('"he')).toBe('“he');
  expect(typeset('he said "')).toBe('he said “');
  expect(typeset('he said"')).toBe('he said”');
});

it('puts back each of many things that it leaves alone', () => {
  const code = Array.from({ length: 12 }, (_, index) => `\`"${index}"\``).join(' ');
  expect(typeset(code)).toBe(code);
});

it('sets copy of any depth and leaves ids, addresses and numbers alone', () => {
  expect(typesetDeep({ id: "it's", list: [{ text: "it's so", n: 3 }], none: null })).toEqual({
    id: "it's",
    list: [{ text: 'it’s so', n: 3 }],
    none: null,
  });
});

it.each([
  ['كيف تكسب', 'rtl'],
  ['"12 كيف" and', 'rtl'],
  ['Jinsi ya كيف', undefined],
  ['🎉 2030', undefined],
  ['', undefined],
])('takes the direction of %s from its first letter', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});
