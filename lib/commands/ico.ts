const HEADER = 6;
const ENTRY = 16;

/**
 * Packs PNG images into a Windows icon, which browsers ask for at /favicon.ico
 * (https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)).
 * @param images square PNGs with their widths in pixels, 1 to 256
 */
export function icoFile(images: readonly { width: number; png: Uint8Array }[]): Uint8Array {
  const directory = Buffer.alloc(HEADER + ENTRY * images.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(images.length, 4);
  let offset = directory.length;
  for (const [index, { width, png }] of images.entries()) {
    const entry = HEADER + ENTRY * index;
    // 0 stands for 256.
    directory.writeUInt8(width % 256, entry);
    directory.writeUInt8(width % 256, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...images.map(({ png }) => png)]);
}
