import { expect, it } from 'vitest';
import { counted, joinWords, numberWord, ordinalWord } from './words';

it('writes small whole numbers as words and others in figures', () => {
  expect([0, 7, 20, 21, 1200].map(numberWord)).toEqual(['zero', 'seven', 'twenty', '21', '1,200']);
});

it('writes places in an order as words up to the twelfth, then in figures with their ending', () => {
  expect([1, 12, 13, 21, 22, 23, 111].map(ordinalWord)).toEqual([
    'first',
    'twelfth',
    '13th',
    '21st',
    '22nd',
    '23rd',
    '111th',
  ]);
});

it('says one of a thing and several of it', () => {
  expect([counted(1, 'month'), counted(2, 'month'), counted(0, 'day')]).toEqual([
    'one month',
    'two months',
    'zero days',
  ]);
});

it('joins names as a sentence does', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((names) => joinWords(names))).toEqual([
    '',
    'a',
    'a and b',
    'a, b and c',
  ]);
});
