/** The faces that text in pictures is drawn with. They are read where pictures are made, and reach no visitor. */
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { type FaceName, readFaceFile, WEIGHT } from './face-files';

const opened = new Map<FaceName, ReturnType<typeof openFace>>();

/** @returns the face, read once per process */
export function textFace(name: FaceName) {
  const face = opened.get(name) ?? openFace(name);
  opened.set(name, face);
  return face;
}

/** Where the face can vary, its weight is as near to that of headings as it goes. */
function openFace(name: FaceName) {
  const face = new Face(new Blob(readFaceFile(name)));
  const font = new Font(face);
  const axis = face.getAxisInfos().wght;
  const weight = axis && Math.min(Math.max(WEIGHT, axis.min), axis.max);
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  return { font, upem: face.upem, has: new Set(face.collectUnicodes()), weight };
}
