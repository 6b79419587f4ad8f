import { describe, expect, it } from 'vitest';
import { RING_BOX, ringStroke } from './ring';

const lengths = (dashes = '') => dashes.split(' ').map(Number);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

describe('ringStroke', () => {
  it('goes exactly once round with its lit dashes and the rest', () => {
    const { radius, lit } = ringStroke({ segments: 7, filled: 3 });
    expect(lengths(lit)).toHaveLength(6);
    expect(sum(lengths(lit))).toBeCloseTo(2 * Math.PI * radius, 0);
  });

  it('stays inside its box', () => {
    const { radius, width } = ringStroke({ segments: 5, thickness: 0.2 });
    expect(2 * radius + width).toBe(RING_BOX);
  });

  it('lights nothing at 0 and all of it when nothing is said', () => {
    expect(ringStroke({ segments: 4, filled: 0 }).lit).toBeUndefined();
    expect(ringStroke({ segments: 4 }).lit).toBe(ringStroke({ segments: 4 }).track);
  });

  it('closes the ring of one segment', () => {
    expect(ringStroke({ segments: 1 })).toMatchObject({ cap: 'butt', offset: -0 });
  });
});
