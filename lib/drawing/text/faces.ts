/** The faces that text in pictures is drawn with. They are read where pictures are made, and reach no visitor. */
import { Blob, Face, Font } from 'harfbuzzjs';
import { type FaceName, readFaceFile } from './face-files';

export type TextFace = {
  font: Font;
  /** Font units in an em. */
  upem: number;
  /** Code points that have a glyph. */
  has: ReadonlySet<number>;
};

const opened = new Map<FaceName, TextFace>();

/** @returns the face, read once per process */
export function textFace(name: FaceName): TextFace {
  const known = opened.get(name);
  if (known) return known;
  const face = new Face(new Blob(readFaceFile(name)));
  const opening = { font: new Font(face), upem: face.upem, has: new Set(face.collectUnicodes()) };
  opened.set(name, opening);
  return opening;
}
