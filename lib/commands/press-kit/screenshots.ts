import { type OpenSite, PAGE_TIMEOUT } from './open-site';

type Shot = {
  name: string;
  path: string;
  device: 'phone' | 'desktop';
  /** The part of the page to show; what is on screen first when left out. */
  part?: string;
  /** What to press before. */
  press?: string;
};

const DEVICES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

const SCREENS = '[data-tabs]';

const SHOTS: Shot[] = [
  { name: '1-home-desktop', path: '/', device: 'desktop' },
  { name: '2-home-phone', path: '/', device: 'phone' },
  { name: '3-portal-dashboard', path: '/', device: 'desktop', part: SCREENS },
  {
    name: '4-portal-audience',
    path: '/',
    device: 'desktop',
    part: SCREENS,
    press: '[href="#screen-audience"]',
  },
  {
    name: '5-portal-ad-preview',
    path: '/',
    device: 'desktop',
    part: SCREENS,
    press: '[href="#screen-ad-preview"]',
  },
  { name: '6-earning-guide-phone', path: '/whatsapp-earning-guide', device: 'phone' },
  { name: '7-trust-phone', path: '/trust', device: 'phone' },
];

/**
 * Takes pictures of the site's screens at twice their size, for print.
 * @param folder name of the folder inside the archive
 * @returns PNGs by path
 */
export async function screenshots(
  { browser, url }: OpenSite,
  folder: string,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { name, path, device, part, press } of SHOTS) {
    const page = await browser.newPage({
      viewport: DEVICES[device],
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
      isMobile: device === 'phone',
    });
    await page.goto(url + path, { waitUntil: 'load', timeout: PAGE_TIMEOUT });
    // The development server's own badge is no part of the site.
    await page.addStyleTag({ content: 'nextjs-portal { display: none }' });
    await page.locator('[data-face]').waitFor({ state: 'attached', timeout: PAGE_TIMEOUT });
    await page.evaluate(() => document.fonts.ready);
    if (press) await page.locator(press).click();
    const shown = part ? page.locator(part) : page;
    files.set(`${folder}/${name}.png`, await shown.screenshot());
    await page.close();
  }
  return files;
}
