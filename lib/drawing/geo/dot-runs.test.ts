import { describe, expect, it } from 'vitest';
import AFRICA_GRID from './africa-grid.json' with { type: 'json' };
import { dotRuns } from './dot-runs';

const GRID = ['..KEKE..', 'TZ..KETZ'];

describe('dotRuns', () => {
  it('joins neighbours of a row into one line and leaves gaps', () => {
    expect(dotRuns(GRID)).toBe('M1 0h1.1M0 1h.1M2 1h1.1');
  });

  it('draws only the wanted codes', () => {
    expect(dotRuns(GRID, new Set(['KE']))).toBe('M1 0h1.1M2 1h.1');
    expect(dotRuns(GRID, new Set(['ZA']))).toBe('');
  });
});

describe('africa-grid.json', () => {
  it('is a rectangle of two-letter codes', () => {
    const width = AFRICA_GRID[0]?.length;
    for (const row of AFRICA_GRID) expect(row).toMatch(/^(?:\.\.|[A-Z]{2})+$/);
    expect(new Set(AFRICA_GRID.map((row) => row.length))).toEqual(new Set([width]));
  });

  it('has a dot for every country of the mainland and the larger islands', () => {
    const codes =
      'DZ AO BJ BW BF BI CM CF TD KM CG CD CI DJ EG GQ ER SZ ET GA GM GH GN GW KE LS LR LY MG MW ML MR MA MZ NA NE NG RW SN SL SO ZA SS SD TZ TG TN UG ZM ZW';
    const missing = codes.split(' ').filter((code) => dotRuns(AFRICA_GRID, new Set([code])) === '');
    expect(missing).toEqual([]);
  });
});
