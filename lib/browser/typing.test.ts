import { describe, expect, it } from 'vitest';
import { typedParts, typing } from './typing';

it('holds 6 s, deletes in 40 ms a character, types in 80 ms, pauses 1500 ms, and ends on the first phrase', () => {
  const steps: unknown[] = [];
  for (const delay of typing([3, 2], (phrase, length) => steps.push([phrase, length]))) steps.push(delay);
  expect(steps).toEqual([
    6000,
    ...[40, [0, 2], 40, [0, 1], 40, [1, 0]],
    ...[80, [1, 1], 80, [1, 2], 1500],
    ...[40, [1, 1], 40, [0, 0]],
    ...[80, [0, 1], 80, [0, 2], 80, [0, 3]],
  ]);
});

describe('typedParts', () => {
  it('sets the last word apart and keeps what is not typed yet', () => {
    expect(typedParts('Earn While You Share', 4)).toEqual({
      lead: 'Earn',
      accent: '',
      rest: ' While You Share',
    });
    expect(typedParts('Earn While You Share', 17)).toEqual({
      lead: 'Earn While You ',
      accent: 'Sh',
      rest: 'are',
    });
  });

  it('always adds up to the phrase', () => {
    const phrase = 'Reach Millions of Users';
    for (let length = 0; length <= phrase.length; length++) {
      const { lead, accent, rest } = typedParts(phrase, length);
      expect(lead + accent + rest).toBe(phrase);
      expect((lead + accent).length).toBe(length);
    }
  });

  it('takes a single word as the one in colour', () => {
    expect(typedParts('Earn', 2)).toEqual({ lead: '', accent: 'Ea', rest: 'rn' });
  });
});
