import type { Role, Shape } from '../shapes';

/** @param d in SVG path syntax, filled */
export const area = (role: Role, d: string): Shape => ({ kind: 'area', d, role });

/** @param d in SVG path syntax, stroked with round caps */
export const line = (role: Role, width: number, d: string) => ({ kind: 'line' as const, d, width, role });

/** The same in dashes, whose lengths and gaps are given as SVG has them. */
export const dashed = (role: Role, width: number, dashes: string, d: string): Shape => ({
  ...line(role, width, d),
  dashes,
});

/** Shapes that were drawn around another origin, or at another size. */
export const group = (x: number, y: number, scale: number, shapes: Shape[]): Shape => ({
  kind: 'group',
  transform: `translate(${x} ${y})scale(${scale})`,
  shapes,
});

export const disc = (role: Role, x: number, y: number, radius: number): Shape => ({
  kind: 'disc',
  x,
  y,
  radius,
  role,
});

/** @returns a rectangle with round corners */
export const box = (role: Role, x: number, y: number, width: number, height: number, corner: number) =>
  area(
    role,
    `M${x + corner} ${y}h${width - 2 * corner}q${corner} 0 ${corner} ${corner}v${height - 2 * corner}` +
      `q0 ${corner}-${corner} ${corner}h-${width - 2 * corner}q-${corner} 0-${corner}-${corner}` +
      `v-${height - 2 * corner}q0-${corner} ${corner}-${corner}z`,
  );
