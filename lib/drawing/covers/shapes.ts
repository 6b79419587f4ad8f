import { ringDashes } from '../ring';
import type { Ink, Palette } from './palettes';

/** The canvas of a cover. */
export const COVER_WIDTH = 400;
export const COVER_HEIGHT = 225;

/** The middle part of the canvas where everything that matters stands: narrower boxes crop the sides. */
export const COVER_SAFE_WIDTH = 270;

/** The colour of a shape: a part of the palette, or one that it has in every category. */
export type Role = keyof Palette | Ink;

export type Shape =
  | {
      kind: 'ring';
      x: number;
      y: number;
      radius: number;
      width: number;
      segments: number;
      filled: number;
      role: Role;
      /** Colour of the dashes that are not lit; absent, they are not drawn. */
      track?: Role;
    }
  | { kind: 'disc'; x: number; y: number; radius: number; role: Role }
  /** `d` in SVG path syntax, stroked with round caps. */
  | { kind: 'line'; d: string; width: number; role: Role; dashes?: string }
  /** `d` in SVG path syntax, filled. */
  | { kind: 'area'; d: string; role: Role }
  | { kind: 'group'; transform: string; shapes: Shape[] };

/** How a colour is written down: a class on a page, a literal in a picture that stands alone. */
export type Paint = (property: 'fill' | 'stroke', role: Role) => string;

/** @returns the SVG markup of one shape */
export function shapeMarkup(shape: Shape, paint: Paint): string {
  switch (shape.kind) {
    case 'disc':
      return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" ${paint('fill', shape.role)}/>`;
    case 'area':
      return `<path d="${shape.d}" ${paint('fill', shape.role)}/>`;
    case 'line':
      return `<path d="${shape.d}" ${paint('stroke', shape.role)} stroke-width="${shape.width}"${dashesOf(shape)}/>`;
    case 'group':
      return `<g transform="${shape.transform}">${shape.shapes.map((one) => shapeMarkup(one, paint)).join('')}</g>`;
    case 'ring':
      return ringMarkup(shape, paint);
  }
}

function dashesOf({ dashes }: Extract<Shape, { kind: 'line' }>): string {
  return dashes ? ` stroke-dasharray="${dashes}"` : '';
}

function ringMarkup(ring: Extract<Shape, { kind: 'ring' }>, paint: Paint): string {
  const { x, y, radius, width, role, track } = ring;
  const dashes = ringDashes(ring);
  const cap = dashes.cap === 'butt' ? ' stroke-linecap="butt"' : '';
  const circle = (pattern: string, colour: Role) =>
    `<circle cx="${x}" cy="${y}" r="${radius}" ${paint('stroke', colour)} stroke-width="${width}" ` +
    `stroke-dasharray="${pattern}" stroke-dashoffset="${dashes.offset}"${cap} ` +
    `transform="rotate(-90 ${x} ${y})"/>`;
  const unlit = track && ring.filled < ring.segments ? circle(dashes.track, track) : '';
  return unlit + (dashes.lit ? circle(dashes.lit, role) : '');
}
