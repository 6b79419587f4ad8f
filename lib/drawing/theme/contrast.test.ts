import { describe, expect, it } from 'vitest';
import { contrastFaults, contrastRatio } from './contrast';
import type { Theme } from './theme';

const COLOURS: Theme['colours'] = {
  ink: '#101010',
  raised: '#181818',
  line: '#303030',
  mist: '#c0c0c0',
  paper: '#fafafa',
  sand: '#f0f0f0',
  rule: '#e0e0e0',
  text: '#202020',
  muted: '#505050',
  leaf: '#20d080',
  'leaf-deep': '#0a7040',
  sun: '#ffc030',
  'sun-deep': '#805000',
  iris: '#5040e0',
  'iris-light': '#a090ff',
  rose: '#e04070',
  'rose-deep': '#b02050',
};

describe('contrastRatio', () => {
  it('is 21 between black and white, in either order, and 1 for one colour', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrastRatio('#27d07c', '#27d07c')).toBe(1);
  });
});

describe('contrastFaults', () => {
  it('finds none where all text can be read', () => {
    expect(contrastFaults(COLOURS)).toEqual([]);
  });

  it('names an accent that is too light for paper, and the nearest shade that is dark enough for every light ground', () => {
    const [fault, ...others] = contrastFaults({ ...COLOURS, 'leaf-deep': '#20a060' });
    expect(others).toEqual([]);
    expect(fault).toMatchObject({ colour: 'leaf-deep', against: 'sand' });
    expect(fault?.ratio).toBeLessThan(4.5);
    const nearest = fault?.nearest ?? '';
    for (const ground of [COLOURS.paper, COLOURS.sand, '#ffffff']) {
      expect(contrastRatio(nearest, ground)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrastRatio(nearest, COLOURS.sand)).toBeLessThan(4.7);
    expect(contrastFaults({ ...COLOURS, 'leaf-deep': nearest })).toEqual([]);
  });

  it('lightens what is too dark for ink', () => {
    const [fault] = contrastFaults({ ...COLOURS, leaf: '#106040' });
    expect(fault).toMatchObject({ colour: 'leaf', against: 'raised' });
    expect(contrastRatio(fault?.nearest ?? '', COLOURS.raised)).toBeGreaterThanOrEqual(4.5);
  });

  it('names what is no text but cannot be told from its ground: the border of a field, a warning', () => {
    const faults = contrastFaults({ ...COLOURS, muted: '#6c6c6c', rose: '#ff80a0' });
    expect(faults).toMatchObject([
      { colour: 'muted', against: 'white', kind: 'part', least: 3 },
      { colour: 'rose', against: 'sand', kind: 'part', least: 3 },
    ]);
    const nearest = Object.fromEntries(faults.map(({ colour, nearest }) => [colour, nearest ?? '']));
    expect(contrastFaults({ ...COLOURS, ...nearest })).toEqual([]);
  });

  it('names the ground where many cannot be told from it and could be from others, and a shade for all', () => {
    const [fault, ...others] = contrastFaults({ ...COLOURS, paper: '#303030' });
    expect(others).toEqual([]);
    expect(fault).toMatchObject({
      colour: 'paper',
      against: 'text, muted, leaf-deep, sun-deep, iris, rose-deep',
    });
    expect(contrastFaults({ ...COLOURS, paper: fault?.nearest ?? '' })).toEqual([]);
  });

  it('says so where no shade can be read on every ground', () => {
    const faults = contrastFaults({ ...COLOURS, paper: '#777777', sand: '#000000' });
    expect(faults.find(({ colour }) => colour === 'text')).not.toHaveProperty('nearest');
  });
});
