import { type OpenSite, openPage } from './open-site';

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

/** Takes pictures of the site's screens at twice their size, for print. @returns PNGs by name */
export async function screenshots(site: OpenSite): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { name, path, device, part, press } of SHOTS) {
    const look = { viewport: DEVICES[device], deviceScaleFactor: 2, isMobile: device === 'phone' };
    const page = await openPage(site, path, look);
    // The development server's own badge is no part of the site.
    await page.addStyleTag({ content: 'nextjs-portal { display: none }' });
    if (press) await page.locator(press).click();
    const shown = part ? page.locator(part) : page;
    files.set(`${name}.png`, await shown.screenshot());
    await page.close();
  }
  return files;
}
