import { describe, expect, it } from 'vitest';
import { iconSvg, logoSvg, MARK, markSvg, SMALL_MARK } from './mark';

const attribute = (svg: string, name: string) =>
  [...svg.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

describe('the mark', () => {
  it.each([MARK, SMALL_MARK])(
    'touches the edges of its square, and goes round in its dashes: %j',
    (shape) => {
      const svg = markSvg('Café', '#abc', shape);
      expect(attribute(svg, 'viewBox')).toEqual(['0 0 100 100']);
      const [radius = 0] = attribute(svg, 'r').map(Number);
      const [width = 0] = attribute(svg, 'stroke-width').map(Number);
      expect(width).toBeCloseTo(100 * shape.thickness);
      expect(radius + width / 2).toBeCloseTo(50);
      expect([...attribute(svg, 'cx'), ...attribute(svg, 'cy')]).toEqual(['50', '50']);
      const [dashes = ''] = attribute(svg, 'stroke-dasharray');
      const step = dashes.split(' ').reduce((sum, part) => sum + Number(part), 0);
      expect(step * shape.segments).toBeCloseTo(2 * Math.PI * radius, 0);
      expect(attribute(svg, 'stroke-linecap')).toEqual(['round']);
      expect(attribute(svg, 'stroke')).toEqual(['#abc']);
      expect(attribute(svg, 'transform')).toEqual(['rotate(-90 50 50)']);
    },
  );

  it('tells its title to assistive technology, whatever signs are in it', () => {
    expect(markSvg('A & B <C>', 'red')).toContain('<title>A &amp; B &lt;C></title>');
  });
});

it('stands in the middle of an icon, as large as asked', () => {
  const svg = iconSvg('Café', { colour: 'red', ground: 'blue', share: 0.6, radius: 0.2 });
  expect(svg).toContain('<rect width="100" height="100" rx="20" fill="blue"/>');
  expect(svg).toContain('<g transform="translate(20 20) scale(0.6)"><circle');
  expect(attribute(svg, 'viewBox')).toEqual(['0 0 100 100']);
});

it('has the name beside it in a logo, its capitals in the middle of the ring', () => {
  const svg = logoSvg('Café', 'red', 'blue', { path: 'M0 0z', width: 3000, capHeight: 700 });
  const [, scale] = /scale\(([\d.]+) -[\d.]+\)/.exec(svg) ?? [];
  const [, left, baseline] = /translate\(([\d.]+) ([\d.]+)\)/.exec(svg) ?? [];
  const capitals = 700 * Number(scale);
  expect(capitals).toBeCloseTo(62, 0);
  expect(Number(baseline) - capitals / 2).toBeCloseTo(50, 0);
  expect(Number(left)).toBe(126);
  const [box = ''] = attribute(svg, 'viewBox');
  expect(Number(box.split(' ')[2])).toBeCloseTo(126 + 3000 * Number(scale), 0);
  expect(svg).toContain('fill="blue" d="M0 0z"');
});
