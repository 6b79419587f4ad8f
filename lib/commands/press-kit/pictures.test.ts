import sharp from 'sharp';
import { expect, it } from 'vitest';
import { readmePictures } from './pictures';

const shot = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

it('shows in the README what the press kit shows, as wide as it is shown there', async () => {
  const shots = new Map([
    ['2-home-phone.png', await shot(720, 1440)],
    ['9-other.png', await shot(10, 10)],
    ['1-home-desktop.png', await shot(2560, 1600)],
  ]);
  const pictures = [...(await readmePictures(shots))].map(async ([file, bytes]) => {
    const { format, width, height } = await sharp(bytes).metadata();
    return [file, format, width, height];
  });
  expect(await Promise.all(pictures)).toEqual([
    ['.github/home-desktop.png', 'png', 1280, 800],
    ['.github/home-phone.png', 'png', 360, 720],
  ]);
});
