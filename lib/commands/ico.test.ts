import { expect, it } from 'vitest';
import { icoFile } from './ico';

it('lists each picture with its size and where its bytes lie, 256 pixels as 0', () => {
  const pictures = [
    { width: 32, png: Uint8Array.of(1, 2, 3) },
    { width: 256, png: Uint8Array.of(4, 5) },
  ];
  const file = icoFile(pictures);
  const view = new DataView(file.buffer, file.byteOffset);
  expect([view.getUint16(0, true), view.getUint16(2, true), view.getUint16(4, true)]).toEqual([0, 1, 2]);
  const entries = pictures.map((_, index) => {
    const at = 6 + 16 * index;
    const [length, offset] = [view.getUint32(at + 8, true), view.getUint32(at + 12, true)];
    return {
      side: [view.getUint8(at), view.getUint8(at + 1)],
      planes: view.getUint16(at + 4, true),
      bits: view.getUint16(at + 6, true),
      png: [...file.slice(offset, offset + length)],
    };
  });
  expect(entries).toEqual([
    { side: [32, 32], planes: 1, bits: 32, png: [1, 2, 3] },
    { side: [0, 0], planes: 1, bits: 32, png: [4, 5] },
  ]);
  expect(file).toHaveLength(6 + 2 * 16 + 5);
});
