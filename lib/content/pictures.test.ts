import { mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pictureAddress, pictureFiles, readPicture, sourceSet } from './pictures';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(dir, 'articles', 'pictures'), { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true }));

const path = (name: string) => join(dir, 'articles', 'pictures', name);
const read = (name: string) => readPicture(dir, 'articles', name);
const reason = (name: string) => (read(name) as { reason?: string }).reason;

/** Writes as much of a PNG as tells its size and its end. */
function png(name: string, width: number, height: number, more = ''): void {
  const head = Buffer.alloc(33);
  head.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  writeFileSync(path(name), Buffer.concat([head, Buffer.from(`IEND${more}`)]));
}

it('is a path inside content/, pixels, and a digest that another picture does not have', () => {
  png('a.png', 800, 600);
  png('b.png', 800, 600, 'other');
  expect(read('a.png')).toEqual({
    picture: {
      file: 'articles/pictures/a.png',
      hash: expect.stringMatching(/^[0-9a-f]{10}$/),
      width: 800,
      height: 600,
    },
  });
  expect(read('b.png')).not.toMatchObject({
    picture: { hash: (read('a.png') as { picture: { hash: string } }).picture.hash },
  });
});

it('is measured again once its file has changed', () => {
  png('a.png', 800, 600);
  read('a.png');
  png('a.png', 900, 600);
  utimesSync(path('a.png'), 1, 1);
  expect(read('a.png')).toMatchObject({ picture: { width: 900 } });
  png('a.png', 900, 700, 'longer');
  utimesSync(path('a.png'), 1, 1);
  expect(read('a.png')).toMatchObject({ picture: { height: 700 } });
});

describe('at its limits', () => {
  it('a picture is 320 pixels wide at least', () => {
    png('wide.png', 320, 10);
    png('narrow.png', 319, 1000);
    expect(reason('wide.png')).toBeUndefined();
    expect(reason('narrow.png')).toBe(
      '"narrow.png" is 319 pixels wide, and would be blurred: take one of at least 320',
    );
  });

  it('a picture has 50 million pixels at most', () => {
    png('large.png', 10_000, 5_000);
    png('larger.png', 10_001, 5_000);
    expect(reason('large.png')).toBeUndefined();
    expect(reason('larger.png')).toBe('"larger.png" has 10001 × 5000 pixels: 2,560 in width are enough');
  });

  it('a file has 12 megabytes at most', () => {
    for (const name of ['heavy.png', 'heavier.png']) png(name, 800, 600);
    truncateSync(path('heavy.png'), 12e6);
    truncateSync(path('heavier.png'), 12e6 + 1);
    expect(reason('heavy.png')).toBeUndefined();
    expect(reason('heavier.png')).toBe('"heavier.png" has 12 MB: save it with at most 12');
  });
});

describe('a name', () => {
  it.each([
    'https://example.org/a.png',
    '//example.org/a.png',
    'HTTP://example.org/a.png',
    'data:image/png,x',
  ])('%s is on another site', (name) => {
    expect(reason(name)).toBe(
      `"${name}" is on another site: put the file into content/articles/pictures/ and write its name`,
    );
  });

  it.each(['../a.png', 'folder/a.png', '..\\a.png'])('%s has a folder', (name) => {
    expect(reason(name)).toBe(
      `"${name}" must be the name of a file in content/articles/pictures/, without a folder`,
    );
  });

  it('may end in letters of any case, but not in what cannot be read', () => {
    png('A.PNG', 800, 600);
    expect(reason('A.PNG')).toBeUndefined();
    expect(reason('a.gif')).toBe(
      '"a.gif" cannot be shown: pictures end with .jpg, .jpeg, .png, .webp, .avif',
    );
  });

  it('is that of a file to the letter', () => {
    png('a photo.png', 800, 600);
    expect(reason('A photo.png')).toBe(
      '"A photo.png" is not in content/articles/pictures/: did you mean "a photo.png"?',
    );
    expect((readPicture(dir, 'press', 'a.png') as { reason: string }).reason).toBe(
      '"a.png" is not in content/press/pictures/',
    );
  });
});

it('is not read from what is no picture', () => {
  writeFileSync(path('a.jpg'), 'text');
  expect(reason('a.jpg')).toBe(
    '"a.jpg" cannot be read as a picture: save it anew as JPEG, PNG, WebP or AVIF',
  );
});

describe('the files of a picture', () => {
  const picture = (width: number, file = 'articles/pictures/A photo (1).jpg') => ({
    file,
    hash: '0123456789',
    width,
    height: 100,
  });
  const widths = (width: number) => pictureFiles(picture(width)).map((file) => [file.format, file.width]);

  describe('pictureFiles', () => {
    it.each([
      [400, [400]],
      [480, [480]],
      [481, [480, 481]],
      [1280, [480, 800, 1280]],
      [1281, [480, 800, 1280]],
    ])('of a picture %d pixels wide are none wider than it is', (width, each) => {
      expect(widths(width)).toEqual(['avif', 'webp'].flatMap((format) => each.map((one) => [format, one])));
    });

    it.each([
      ['articles/pictures/A photo (1).jpg', 'a-photo-1-0123456789-400'],
      ['articles/pictures/two.dots.PNG', 'two-dots-0123456789-400'],
      ['articles/pictures/--.png', '0123456789-400'],
      ['articles/pictures/写真.png', '0123456789-400'],
    ])('of %s have an address of plain letters', (file, name) => {
      expect(pictureFiles(picture(400, file)).map(({ path }) => path)).toEqual([
        `/pictures/${name}.avif`,
        `/pictures/${name}.webp`,
      ]);
    });
  });

  it('sourceSet lists the files of one format with their widths', () => {
    expect(sourceSet(picture(600), 'avif')).toBe(
      '/pictures/a-photo-1-0123456789-480.avif 480w, /pictures/a-photo-1-0123456789-600.avif 600w',
    );
  });

  it('pictureAddress is the second size, or the only one', () => {
    expect(pictureAddress(picture(2000))).toMatch(/-800\.webp$/);
    expect(pictureAddress(picture(400))).toMatch(/-400\.webp$/);
  });
});
