import { describe, expect, it } from 'vitest';
import { type Paint, type Shape, shapeMarkup } from './shapes';

const paint: Paint = (property, role) => `${property}="${role}"`;
const draw = (shape: Shape) => shapeMarkup(shape, paint);

describe('a shape', () => {
  it('is filled where it is a disc or an area, and stroked where it is a line', () => {
    expect(draw({ kind: 'disc', x: 1, y: 2, radius: 3, role: 'soft' })).toBe(
      '<circle cx="1" cy="2" r="3" fill="soft"/>',
    );
    expect(draw({ kind: 'area', d: 'M0 0h1z', role: 'strong' })).toBe('<path d="M0 0h1z" fill="strong"/>');
    expect(draw({ kind: 'line', d: 'M0 0h1', width: 4, role: 'soft' })).toBe(
      '<path d="M0 0h1" stroke="soft" stroke-width="4"/>',
    );
  });

  it('is dashed where a line says so, and drawn elsewhere in a group', () => {
    const line: Shape = { kind: 'line', d: 'M0 0h1', width: 4, role: 'soft', dashes: '1 2' };
    expect(draw({ kind: 'group', transform: 'scale(2)', shapes: [line] })).toBe(
      '<g transform="scale(2)"><path d="M0 0h1" stroke="soft" stroke-width="4" stroke-dasharray="1 2"/></g>',
    );
  });

  const ring = { kind: 'ring', x: 9, y: 8, radius: 40, width: 8, segments: 6, role: 'strong' } as const;
  const circles = (shape: Shape) => draw(shape).match(/<circle[^>]+>/g) ?? [];

  it('draws a ring from its top, and the dashes that are not lit below the others where they have a colour', () => {
    const [only = '', ...none] = circles({ ...ring, filled: 2 });
    expect(none).toEqual([]);
    expect(only).toMatch(/^<circle cx="9" cy="8" r="40" stroke="strong" stroke-width="8" stroke-dasharray="/);
    expect(only).toMatch(/ stroke-dashoffset="-[\d.]+" transform="rotate\(-90 9 8\)"\/>$/);
    const both = circles({ ...ring, filled: 2, track: 'soft' });
    expect(both.map((one) => /stroke="(\w+)"/.exec(one)?.[1])).toEqual(['soft', 'strong']);
    expect(circles({ ...ring, filled: 6, track: 'soft' })).toHaveLength(1);
    expect(circles({ ...ring, filled: 0, track: 'soft' })).toHaveLength(1);
    expect(circles({ ...ring, filled: 0 })).toEqual([]);
  });

  it('cuts the dashes of a tight ring straight', () => {
    expect(draw({ ...ring, filled: 6, segments: 20 })).toContain(' stroke-linecap="butt"');
    expect(draw({ ...ring, filled: 6 })).not.toContain('stroke-linecap');
  });
});
