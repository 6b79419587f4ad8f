import { describe, expect, it } from 'vitest';
import { areaPath, chartPoints, linePath } from './chart';

describe('chartPoints', () => {
  it('spans the box from edge to edge, the ceiling at its top', () => {
    expect(chartPoints([0, 5, 10], 100, 40, 10)).toEqual([
      { x: 0, y: 40 },
      { x: 50, y: 20 },
      { x: 100, y: 0 },
    ]);
  });
});

describe('linePath', () => {
  it('joins the points by straight lines', () => {
    expect(linePath(chartPoints([0, 10, 5], 100, 40, 10))).toBe('M0 40 50 0 100 20');
  });
});

describe('areaPath', () => {
  it('closes the line along the bottom', () => {
    expect(areaPath(chartPoints([0, 10], 100, 40, 10), 40)).toBe('M0 40 100 0V40H0Z');
  });

  it('is empty without points', () => {
    expect(areaPath([], 40)).toBe('');
  });
});
