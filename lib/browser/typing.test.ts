import { describe, expect, it } from 'vitest';
import { nextTyping, type Typing, typedParts, typingDelay } from './typing';

const LENGTHS = [3, 2];

function run(from: Typing, steps: number): Typing {
  return Array.from({ length: steps }).reduce<Typing>((state) => nextTyping(state, LENGTHS), from);
}

describe('typingDelay', () => {
  it('is 80 ms a typed character, 40 ms a deleted one, 1500 ms of pause', () => {
    expect(typingDelay({ phrase: 0, length: 1, phase: 'typing' })).toBe(80);
    expect(typingDelay({ phrase: 0, length: 1, phase: 'deleting' })).toBe(40);
    expect(typingDelay({ phrase: 0, length: 3, phase: 'pausing' })).toBe(1500);
    expect(typingDelay({ phrase: 0, length: 3, phase: 'holding' })).toBe(6000);
    expect(typingDelay({ phrase: 0, length: 3, phase: 'resting' })).toBeUndefined();
  });
});

describe('nextTyping', () => {
  const start: Typing = { phrase: 0, length: 3, phase: 'holding' };

  it('deletes one character at a time after the pause, then begins the next phrase', () => {
    expect(run(start, 1)).toEqual({ phrase: 0, length: 3, phase: 'deleting' });
    expect(run(start, 2)).toEqual({ phrase: 0, length: 2, phase: 'deleting' });
    expect(run(start, 4)).toEqual({ phrase: 1, length: 0, phase: 'typing' });
  });

  it('types one character at a time and pauses on the last', () => {
    expect(run(start, 5)).toEqual({ phrase: 1, length: 1, phase: 'typing' });
    expect(run(start, 6)).toEqual({ phrase: 1, length: 2, phase: 'pausing' });
  });

  it('comes back to the first phrase after the last, and rests on it', () => {
    expect(run(start, 6 + 3)).toEqual({ phrase: 0, length: 0, phase: 'typing' });
    const end = { phrase: 0, length: 3, phase: 'resting' };
    expect(run(start, 6 + 3 + 3)).toEqual(end);
    expect(run(start, 6 + 3 + 4)).toEqual(end);
  });
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
