import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { isCutOff } from './pictures';

const noise = () =>
  sharp({
    create: {
      width: 320,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });

describe.each([
  ['JPEG', () => noise().jpeg().toBuffer()],
  ['progressive JPEG', () => noise().jpeg({ progressive: true }).toBuffer()],
  ['JPEG with a camera’s notes', () => noise().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  ['PNG', () => noise().png().toBuffer()],
  ['WebP', () => noise().webp().toBuffer()],
  ['AVIF', () => noise().avif().toBuffer()],
])('%s', (_, make) => {
  it('is whole as it was written, and with something after its end', async () => {
    const bytes = await make();
    expect(isCutOff(bytes)).toBe(false);
    expect(isCutOff(Buffer.concat([bytes, Buffer.alloc(40)]))).toBe(false);
  });

  it.each([0.95, 0.5, 0.25])('is cut off at %s of its length', async (part) => {
    const bytes = await make();
    expect(isCutOff(bytes.subarray(0, Math.floor(bytes.length * part)))).toBe(true);
  });
});

it('is not misled by the end of the thumbnail in a JPEG', async () => {
  const bytes = await noise().jpeg().toBuffer();
  const thumbnail = await noise().resize(16).jpeg().toBuffer();
  const segment = Buffer.concat([
    Buffer.from([0xff, 0xe1, (thumbnail.length + 2) >> 8, (thumbnail.length + 2) & 255]),
    thumbnail,
  ]);
  const photo = Buffer.concat([bytes.subarray(0, 2), segment, bytes.subarray(2)]);
  expect(isCutOff(photo)).toBe(false);
  expect(isCutOff(photo.subarray(0, Math.floor(photo.length / 2)))).toBe(true);
});

it('takes a box that reaches to the end of its file, and one with a long size, as they are', () => {
  const box = (size: number, ...rest: number[]) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(size);
    head.write('ftyp', 4);
    return Buffer.concat([head, Buffer.from(rest), Buffer.alloc(16)]);
  };
  expect(isCutOff(box(0))).toBe(false);
  expect(isCutOff(box(1, 0, 0, 0, 0, 0, 0, 0, 32))).toBe(false);
  expect(isCutOff(box(1, 0, 0, 0, 0, 0, 0, 0, 33))).toBe(true);
});
