const START_OF_SCAN = Buffer.from([0xff, 0xda]);
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);
const BOX_HEAD = 8;
const LONG_BOX_HEAD = 16;

/**
 * A half copied picture has its size in its head and would stop a build only where it is drawn.
 * @param bytes of a JPEG, PNG, WebP or AVIF
 * @returns whether its end is missing, by the marks of each format (ITU-T T.81 B.1.1.3, PNG 11.2.5, RFC 9649 2.3,
 *          ISO/IEC 14496-12 4.2)
 */
export function isCutOff(bytes: Buffer): boolean {
  // A camera's thumbnail has an end of its own, before the picture's data begins.
  if (bytes[0] === 0xff) return bytes.lastIndexOf(END_OF_IMAGE) < bytes.lastIndexOf(START_OF_SCAN);
  if (bytes.toString('latin1', 1, 4) === 'PNG') return !bytes.includes('IEND');
  if (bytes.toString('latin1', 0, 4) === 'RIFF') return BOX_HEAD + bytes.readUInt32LE(4) > bytes.length;
  return endOfBoxes(bytes) > bytes.length;
}

function endOfBoxes(bytes: Buffer): number {
  let at = 0;
  while (at + LONG_BOX_HEAD <= bytes.length) {
    const size = bytes.readUInt32BE(at);
    // 1 announces a longer number after the type, 0 a box that reaches to the end of the file.
    const length = size === 1 ? Number(bytes.readBigUInt64BE(at + BOX_HEAD)) : size;
    if (length < BOX_HEAD) return bytes.length;
    at += length;
  }
  return at;
}
