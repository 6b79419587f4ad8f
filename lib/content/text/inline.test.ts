import { expect, it } from 'vitest';
import { inline, tiedHtml, tiedPieces } from './inline';

it('finds emphasis, links and places in a sentence, and keeps what stands between them', () => {
  expect(inline('Write to {address}, or see **the** [help center](/help-center#payouts).')).toEqual([
    { text: 'Write to ' },
    { text: '{address}', place: 'address' },
    { text: ', or see ' },
    { text: 'the', strong: true },
    { text: ' ' },
    { text: 'help center', href: '/help-center#payouts' },
    { text: '.' },
  ]);
});

it('puts nothing between two that touch, nor at the ends', () => {
  expect(inline('**a**{b}')).toEqual([
    { text: 'a', strong: true },
    { text: '{b}', place: 'b' },
  ]);
});

it('leaves a plain sentence whole, with signs that mark nothing', () => {
  expect(inline('3 * 4 < 5 [not a link] (really)')).toEqual([{ text: '3 * 4 < 5 [not a link] (really)' }]);
  expect(inline('')).toEqual([]);
});

it('ties names and ranges with their unit and the mark after them', () => {
  expect(tiedPieces('By M-Pesa or T-Kash, in 1–3 business days.')).toEqual([
    'By ',
    'M-Pesa',
    ' or ',
    'T-Kash,',
    ' in ',
    '1–3 business',
    ' days.',
    '',
  ]);
  expect(tiedPieces('On May 13, 2025.')).toEqual(['On ', 'May 13, 2025.', '', '']);
  expect(tiedPieces('A well-known e-mail of 2026-01-02')).toEqual(['A well-known e-mail of 2026-01-02', '']);
});

it('leaves tags alone', () => {
  expect(tiedHtml('<a href="/2–4 x">2–4 hours</a> M-Pesa').replace(/ @[^"]*/g, '')).toBe(
    '<a href="/2–4 x"><span class="whitespace-nowrap">2–4 hours</span></a> <span class="whitespace-nowrap">M-Pesa</span>',
  );
});
