/** The files of the press kit that are taken of the site, and the README's pictures, which are made of them. */
import sharp from 'sharp';
import { type OpenSite, openPage } from './open-site';

const DEVICES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

/** What is on screen first, or the part of the page with the portal's screens, after one of them was chosen. */
type Shot = {
  name: string;
  path: string;
  device: keyof typeof DEVICES;
  screen?: 'first' | 'audience' | 'ad-preview';
};

const SHOTS: Shot[] = [
  { name: '1-home-desktop', path: '/', device: 'desktop' },
  { name: '2-home-phone', path: '/', device: 'phone' },
  { name: '3-portal-dashboard', path: '/', device: 'desktop', screen: 'first' },
  { name: '4-portal-audience', path: '/', device: 'desktop', screen: 'audience' },
  { name: '5-portal-ad-preview', path: '/', device: 'desktop', screen: 'ad-preview' },
  { name: '6-earning-guide-phone', path: '/whatsapp-earning-guide', device: 'phone' },
  { name: '7-trust-phone', path: '/trust', device: 'phone' },
];

/** Takes pictures of the site's screens at twice their size, for print. @returns PNGs by name */
export async function screenshots(site: OpenSite): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { name, path, device, screen } of SHOTS) {
    const look = { viewport: DEVICES[device], deviceScaleFactor: 2, isMobile: device === 'phone' };
    const page = await openPage(site, path, look);
    // The development server's own badge is no part of the site.
    await page.addStyleTag({ content: 'nextjs-portal { display: none }' });
    if (screen && screen !== 'first') await page.locator(`[href="#screen-${screen}"]`).click();
    const shown = screen ? page.locator('[data-tabs]') : page;
    files.set(`${name}.png`, await shown.screenshot());
    await page.close();
  }
  return files;
}

/** Dates and ids that Chromium writes into a PDF, which would change its bytes each time. */
const DATES = /\/(CreationDate|ModDate) \(D:\d{14}/g;

/**
 * Prints a page of the site on A4, edge to edge: the page brings its own margins for print.
 * @returns the PDF's bytes
 */
export async function printPage(site: OpenSite, path: string): Promise<Uint8Array> {
  const page = await openPage(site, path, { viewport: { width: 1280, height: 900 } });
  const pdf = await page.pdf({
    format: 'A4',
    printBackground: true,
    margin: { top: 0, right: 0, bottom: 0, left: 0 },
    tagged: true,
    outline: true,
  });
  await page.close();
  // Latin-1 maps every byte to one character and back.
  const text = pdf.toString('latin1').replace(DATES, '/$1 (D:19800101000000');
  return Buffer.from(text, 'latin1');
}

/** What README.md shows, as wide as it is shown there. */
const PICTURES = [
  { shot: '1-home-desktop.png', file: '.github/home-desktop.png', width: 1280 },
  { shot: '2-home-phone.png', file: '.github/home-phone.png', width: 360 },
];

/** @param shots PNGs of the press kit, by name @returns the pictures of README.md, by file of the checkout */
export async function readmePictures(
  shots: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { shot, file, width } of PICTURES) {
    const picture = sharp(shots.get(shot)).resize({ width });
    files.set(file, await picture.png({ palette: true, effort: 10 }).toBuffer());
  }
  return files;
}
