import type { OpenSite } from './open-site';

type Shot = {
  name: string;
  path: string;
  device: 'phone' | 'desktop';
  /** What to show at the top; the top of the page when left out. */
  selector?: string;
};

const DEVICES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

const SHOTS: Shot[] = [
  { name: '1-home-desktop', path: '/', device: 'desktop' },
  { name: '2-home-phone', path: '/', device: 'phone' },
  { name: '3-trust-desktop', path: '/trust', device: 'desktop' },
  { name: '4-trust-phone', path: '/trust', device: 'phone' },
  { name: '5-about-desktop', path: '/about-us', device: 'desktop' },
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
  for (const { name, path, device, selector } of SHOTS) {
    const page = await browser.newPage({
      viewport: DEVICES[device],
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
      isMobile: device === 'phone',
    });
    await page.goto(url + path, { waitUntil: 'load' });
    // The development server's own badge is no part of the site.
    await page.addStyleTag({ content: 'nextjs-portal { display: none }' });
    await page.evaluate(() => document.fonts.ready);
    if (selector)
      await page
        .locator(selector)
        .first()
        .evaluate((element) => element.scrollIntoView());
    files.set(`${folder}/${name}.png`, await page.screenshot());
    await page.close();
  }
  return files;
}
