import { describe, expect, it } from 'vitest';
import { ALL, matchesFaq, readFaqState, resultText, writeFaqState } from './faq-filter';

const WORDS = { none: 'No results found', one: '1 question', many: '{count} questions' };
const CATEGORIES = ['general', 'earnings'];
const payout = {
  category: 'earnings',
  question: 'When am I paid, and from what amount?',
  answer: 'Payouts are monthly. You need a balance of at least $5.00, and you can’t withdraw less.',
};

describe('matchesFaq', () => {
  it.each([
    ['everything by default', ALL, '', true],
    ['its category', 'earnings', '', true],
    ['another category', 'general', '', false],
    ['a word of the question', ALL, 'amount', true],
    ['a word of the answer', ALL, 'monthly', true],
    ['whatever the case', ALL, 'MONTHLY payouts', true],
    ['part of a word', ALL, 'payou', true],
    ['words of question and answer in any order', ALL, 'balance paid', true],
    ['signs that mean something elsewhere', ALL, '$5.00', true],
    ['a pattern that is not one here', ALL, '.*', false],
    ['a word that is not there', ALL, 'monthly crypto', false],
    ['blank text', ALL, '  \t ', true],
    ['spaces around and between', ALL, '  at   least ', true],
    ['a straight apostrophe for a curly one', ALL, "can't", true],
    ['text and category', 'earnings', 'monthly', true],
    ['text that matches in another category', 'general', 'monthly', false],
  ])('%s', (_name, category, query, expected) => {
    expect(matchesFaq(payout, { category, query })).toBe(expected);
  });
});

describe('readFaqState', () => {
  it.each([
    ['', ALL, ''],
    ['?category=earnings', 'earnings', ''],
    ['category=earnings&q=pay', 'earnings', 'pay'],
    ['?category=nonsense&q=pay', ALL, 'pay'],
    ['?category=__proto__', ALL, ''],
    ['?category=', ALL, ''],
    ['?q=%20%20two%20%20words', ALL, 'two words'],
    ['?q=%ff%00', ALL, '\ufffd\u0000'],
    ['?category=earnings&category=general', 'earnings', ''],
    ['?other=1', ALL, ''],
  ])('%s', (search, category, query) => {
    expect(readFaqState(search, CATEGORIES)).toEqual({ category, query });
  });
});

describe('writeFaqState', () => {
  it.each([
    [{ category: ALL, query: '' }, ''],
    [{ category: ALL, query: '  ' }, ''],
    [{ category: 'earnings', query: '' }, '?category=earnings'],
    [{ category: 'earnings', query: 'M-Pesa & bank' }, '?category=earnings&q=M-Pesa+%26+bank'],
  ])('%j', (state, search) => {
    expect(writeFaqState(state)).toBe(search);
    expect(readFaqState(search, CATEGORIES)).toEqual({ ...state, query: state.query.trim() });
  });
});

describe('resultText', () => {
  it.each([
    [0, 'No results found'],
    [1, '1 question'],
    [21, '21 questions'],
  ])('%i', (count, text) => expect(resultText(count, WORDS)).toBe(text));
});
