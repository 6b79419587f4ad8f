const HEADER = 6;
const ENTRY = 16;

/**
 * Packs PNG images into a Windows icon, which browsers ask for at /favicon.ico
 * (https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)).
 * @param images square PNGs with their widths in pixels, 1 to 256
 */
export function icoFile(images: readonly { width: number; png: Uint8Array }[]): Uint8Array {
  const start = HEADER + ENTRY * images.length;
  const total = images.reduce((sum, { png }) => sum + png.length, start);
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, images.length, true);
  let offset = start;
  images.forEach(({ width, png }, index) => {
    const entry = HEADER + ENTRY * index;
    // 0 stands for 256.
    view.setUint8(entry, width % 256);
    view.setUint8(entry + 1, width % 256);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  });
  return file;
}
