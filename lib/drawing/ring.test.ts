import { describe, expect, it } from 'vitest';
import { ringDashes, rounded } from './ring';

const numbers = (dashes = '') => dashes.split(' ').map(Number);
const around = (radius: number) => 2 * Math.PI * radius;
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

describe('a segmented ring', () => {
  it.each([
    [{ radius: 44, width: 11, segments: 8 }, 'round'],
    [{ radius: 41.5, width: 17, segments: 5 }, 'round'],
    [{ radius: 20, width: 8, segments: 12 }, 'butt'],
  ])('goes once round in equal dashes: %j', (shape, cap) => {
    const ring = ringDashes({ ...shape, filled: shape.segments });
    const [dash = 0, gap = 0] = numbers(ring.track);
    expect(ring.cap).toBe(cap);
    expect((dash + gap) * shape.segments).toBeCloseTo(around(shape.radius), 0);
    expect(ring.offset).toBeCloseTo(-gap / 2, 1);
    expect(ring.lit).toBe(ring.track);
  });

  it('keeps dashes with round ends apart, and cuts those straight that would meet', () => {
    const width = 10;
    const radiusOf = (step: number) => (step * 6) / (2 * Math.PI);
    for (const step of [17, 23]) {
      const open = ringDashes({ radius: radiusOf(step), width, segments: 6, filled: 6 });
      expect(open.cap).toBe('round');
      expect(numbers(open.track)[1]).toBeGreaterThan(width);
    }
    const tight = ringDashes({ radius: radiusOf(15), width, segments: 6, filled: 6 });
    expect([tight.cap, ...numbers(tight.track)]).toEqual(['butt', 10.5, 4.5]);
    expect(ringDashes({ radius: 50, width: 1, segments: 50, filled: 1 }).cap).toBe('round');
    expect(ringDashes({ radius: 50, width: 1, segments: 51, filled: 1 }).cap).toBe('butt');
    const wide = ringDashes({ radius: radiusOf(100), width, segments: 6, filled: 6 });
    expect(numbers(wide.track)).toEqual([82.5, 17.5]);
  });

  it('is whole with one segment', () => {
    const ring = ringDashes({ radius: 10, width: 2, segments: 1, filled: 1 });
    expect(ring).toMatchObject({ track: '62.83 0', cap: 'butt' });
    expect(ring.offset).toBeCloseTo(0);
  });

  it('lights as many dashes as are filled, once round', () => {
    const shape = { radius: 44, width: 11, segments: 8 };
    const [dash = 0, gap = 0] = numbers(ringDashes({ ...shape, filled: 8 }).track);
    expect(ringDashes({ ...shape, filled: 0 }).lit).toBeUndefined();
    for (const filled of [1, 3, 7]) {
      const lit = numbers(ringDashes({ ...shape, filled }).lit);
      expect(lit.filter((_, index) => index % 2 === 0)).toEqual(Array(filled).fill(dash));
      expect(lit.slice(1, -1).filter((_, index) => index % 2 === 0)).toEqual(Array(filled - 1).fill(gap));
      expect(sum(lit)).toBeCloseTo(around(44), 0);
    }
  });
});

it('rounds to two decimals', () => {
  expect([rounded(1.005), rounded(-2.346), rounded(3)]).toEqual([1, -2.35, 3]);
});
