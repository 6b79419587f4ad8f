/** The faces that text in pictures is drawn with. They are read where pictures are made, and reach no visitor. */
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { type FaceName, readFaceFile, WEIGHT } from './face-files';

export type TextFace = {
  font: Font;
  upem: number;
  has: ReadonlySet<number>;
  /** The weight that it is drawn in, where it can vary: as near to that of headings as it goes. */
  weight: number | undefined;
};

const opened = new Map<FaceName, TextFace>();

/** @returns the face, read once per process */
export function textFace(name: FaceName): TextFace {
  const known = opened.get(name);
  if (known) return known;
  const face = new Face(new Blob(readFaceFile(name)));
  const font = new Font(face);
  const axis = face.getAxisInfos().wght;
  const weight = axis && Math.min(Math.max(WEIGHT, axis.min), axis.max);
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  const opening = { font, upem: face.upem, has: new Set(face.collectUnicodes()), weight };
  opened.set(name, opening);
  return opening;
}
