import sharp from 'sharp';

/** What README.md shows, as wide as it is shown there. */
const PICTURES = [
  { shot: '1-home-desktop.png', file: '.github/home-desktop.png', width: 1280 },
  { shot: '2-home-phone.png', file: '.github/home-phone.png', width: 360 },
] as const;

/** @param shots PNGs of the press kit, by name @returns the pictures of README.md, by file of the checkout */
export async function readmePictures(
  shots: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { shot, file, width } of PICTURES) {
    const png = shots.get(shot);
    if (!png) throw new Error(`${file} is made from a screenshot ${shot}, which was not taken.`);
    files.set(file, await sharp(png).resize({ width }).png({ palette: true, effort: 10 }).toBuffer());
  }
  return files;
}
