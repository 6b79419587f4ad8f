import { describe, expect, it } from 'vitest';
import { newMilestones } from './visits';

const at = (scrolled: number, reached = 0, page = 4000) =>
  newMilestones({ scrolled, viewport: 800, page }, reached);

describe('newMilestones', () => {
  it('reports nothing while less than a quarter is in view', () => {
    expect(at(0)).toEqual([]);
    expect(at(198)).toEqual([]);
  });

  it('reports a milestone when the bottom of the viewport reaches it', () => {
    expect(at(200)).toEqual([25]);
    expect(at(199)).toEqual([25]);
    expect(at(1200, 25)).toEqual([50]);
    expect(at(3200, 75)).toEqual([100]);
  });

  it('reports each only once, and all that a jump passes', () => {
    expect(at(200, 25)).toEqual([]);
    expect(at(0, 50)).toEqual([]);
    expect(at(3200, 25)).toEqual([50, 75, 100]);
  });

  it('counts a page that fits the window as seen whole', () => {
    expect(at(0, 0, 800)).toEqual([25, 50, 75, 100]);
    expect(at(0, 0, 300)).toEqual([25, 50, 75, 100]);
  });

  it('forgives the fraction of a pixel by which a zoomed page stops short', () => {
    expect(at(3199.4, 75)).toEqual([100]);
    expect(at(3198, 75)).toEqual([]);
  });

  it('reports nothing of a page without height', () => {
    expect(at(0, 0, 0)).toEqual([]);
  });
});
