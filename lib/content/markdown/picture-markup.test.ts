import { describe, expect, it } from 'vitest';
import { pictureAddress, pictureFiles, sourceSet } from './picture-markup';

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
