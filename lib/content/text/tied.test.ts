import { expect, it } from 'vitest';
import { tiedHtml, tiedPieces } from './inline';

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
  expect(tiedPieces('A well-known e-mail of 2026-01-02')).toEqual(['A well-known e-mail of 2026-01-02', '']);
});

it('leaves tags alone', () => {
  expect(tiedHtml('<a href="/2–4 x">2–4 hours</a> M-Pesa')).toBe(
    '<a href="/2–4 x"><span class="whitespace-nowrap">2–4 hours</span></a> <span class="whitespace-nowrap">M-Pesa</span>',
  );
});
