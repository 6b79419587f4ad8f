import type { Page } from 'playwright/test';
import { content, isEmptied } from './content';
import { stopClock } from './support/stopped-clock';
import { expect, expectAccessible, test } from './support/test';

const { site, navigation, about, showcase } = content();
const PHONE = { width: 360, height: 640 };

/** Links to sections whose lists are empty are left out. */
const HEADER = navigation.header.filter(({ href }) => !isEmptied(href)).map(({ label }) => label);
const MORE = navigation.more.filter(({ href }) => !isEmptied(href));

function skipWithout(...labels: string[]): void {
  test.skip(!labels.every((label) => HEADER.includes(label)), `the header has no ${labels.join(', ')}`);
}

test.describe('header', () => {
  test('is transparent at the top and dark and blurred past 10 px @phone', async ({ page }) => {
    await page.goto('/careers');
    const header = page.locator('[data-header]');
    await expect(header).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(10);
    await expect(header).not.toHaveAttribute('data-scrolled');
    await page.evaluate(() => scrollTo({ top: 11, behavior: 'instant' }));
    await expect(header).toHaveAttribute('data-scrolled');
    await expect.poll(() => header.evaluate((el) => getComputedStyle(el).backdropFilter)).toMatch(/blur/);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect(header).not.toHaveAttribute('data-scrolled');
  });

  test('names the six places, anchors leading home from other pages', async ({ page }) => {
    skipWithout('Pricing');
    await page.goto('/careers');
    const links = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link');
    await expect(links).toHaveText([...HEADER, 'Start Earning Today']);
    await page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name: 'Pricing' })
      .click();
    await expect(page).toHaveURL('/#pricing');
    await expect(page.locator('#pricing')).toBeInViewport();
  });
});

test('has every part of the site one press away, and a button for whom the page speaks to', async ({
  page,
}) => {
  await page.goto('/advertiser-guide');
  const main = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(main.getByRole('link', { name: 'Run Your First Ad' })).toHaveAttribute(
    'href',
    site.advertiserUrl,
  );
  await expect(main.getByRole('link', { name: 'Start Earning Today' })).toBeHidden();
  if (MORE.length === 0) return expect(main.getByRole('button', { name: 'More' })).toHaveCount(0);
  await main.getByRole('button', { name: 'More' }).click();
  for (const { label, href } of MORE) {
    await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
  await expectAccessible(page, 'header');
  await page.keyboard.press('Escape');
  for (const { label } of MORE) await expect(main.getByRole('link', { name: label })).toBeHidden();
});

test.describe('mobile menu', () => {
  test.use({ viewport: PHONE });

  test('opens and closes under its two names, locks the page, and keeps focus inside', async ({ page }) => {
    await page.goto('/careers');
    const menu = page.locator('details[data-menu]');
    const button = menu.locator('summary');
    await expect(button).toHaveAccessibleName('Open Menu');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAccessibleName('Close Menu');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    await expect(page.locator('main')).toHaveAttribute('inert');
    await expectAccessible(page);

    const stops = HEADER.length + MORE.length + 2;
    for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name: 'Run Your First Ad' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(menu.getByRole('link', { name: 'Run Your First Ad' })).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(button).toBeFocused();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('fills the screen also after scrolling', async ({ page }) => {
    await page.goto('/careers');
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await expect(page.locator('[data-header]')).toHaveAttribute('data-scrolled');
    await page.locator('details[data-menu] summary').click();
    const panel = await page.getByRole('navigation', { name: 'Main, mobile' }).boundingBox();
    expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBe(PHONE.height);
  });

  test('closes when a place is chosen, on this page and on the way to another', async ({ page }) => {
    skipWithout('Features', 'Help Center');
    await page.goto('/');
    const menu = page.locator('details[data-menu]');
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: 'Features' }).click();
    await expect(menu).not.toHaveAttribute('open');
    await expect(page).toHaveURL('/#features');
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: 'Help Center' }).click();
    await expect(page).toHaveURL('/help-center');
    await page.goBack();
    await expect(menu).not.toHaveAttribute('open');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('still opens, and every link leads somewhere', async ({ page }) => {
      skipWithout('Help Center');
      await page.goto('/careers');
      await page.locator('details[data-menu] summary').click();
      await page
        .getByRole('navigation', { name: 'Main, mobile' })
        .getByRole('link', { name: 'Help Center' })
        .click();
      await expect(page).toHaveURL('/help-center');
    });
  });
});

test.describe('footer', () => {
  test('has its columns, contact data, social links, year and independence note @phone', async ({ page }) => {
    await page.goto('/careers');
    const footer = page.getByRole('contentinfo');
    const { company, resources } = navigation.footer;
    const columns = [...(company.length ? ['Company'] : []), ...(resources.length ? ['Resources'] : [])];
    await expect(footer.getByRole('heading')).toHaveText([...columns, 'Contact Us']);
    for (const { label, href } of [...company, ...resources]) {
      await expect(footer.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
    }
    await expect(footer.getByRole('link', { name: site.phone })).toHaveAttribute(
      'href',
      `tel:${site.phone.replaceAll(' ', '')}`,
    );
    await expect(footer.getByRole('link', { name: site.email })).toHaveAttribute(
      'href',
      `mailto:${site.email}`,
    );
    await expect(footer).toContainText(site.address.street);
    await expect(footer).toContainText(`© ${await page.evaluate(() => new Date().getFullYear())}`);
    await expect(footer).toContainText(/independent company.*WhatsApp LLC.*Meta/);
    for (const { label, url } of site.social) {
      await expect(footer.getByRole('link', { name: `${site.product.name} on ${label}` })).toHaveAttribute(
        'href',
        url,
      );
    }
  });
});

test('the skip link leads the keyboard to the content', async ({ page }) => {
  await page.goto('/careers');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the header shows where one is', async ({ page }) => {
  skipWithout('Home', 'Help Center');
  for (const [path, name] of [
    ['/?utm_source=wa', 'Home'],
    ['/help-center', 'Help Center'],
  ] as const) {
    await page.goto(path);
    const current = page.getByRole('navigation', { name: 'Main', exact: true }).locator('[aria-current]');
    await expect(current).toHaveText([name]);
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
  }
});

test('an anchor of the header leaves an address with a query, and what was typed, as they are', async ({
  page,
}) => {
  skipWithout('Pricing');
  await page.goto('/?utm_source=wa');
  const message = page.locator('#contact').getByLabel('Message');
  await message.fill('Typed before');
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Pricing' })
    .click();
  await expect(page).toHaveURL('/?utm_source=wa#pricing');
  await expect(page.locator('#pricing')).toBeInViewport();
  await expect(message).toHaveValue('Typed before');
});

test('a reload leaves the reader where they were, whatever anchor the address has', async ({ page }) => {
  test.skip(about.vision.length === 0, 'the content has no aims');
  await page.goto('/about-us#vision', { waitUntil: 'networkidle' });
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  await page.addInitScript(() => {
    Element.prototype.scrollIntoView = () => document.documentElement.toggleAttribute('data-thrown', true);
  });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('html')).not.toHaveAttribute('data-thrown');
});

test('an address with an anchor scrolls there 100 ms after arriving', async ({ page }) => {
  test.skip(about.vision.length === 0, 'the content has no aims');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { scrollCalls: calls });
    Element.prototype.scrollIntoView = function (options) {
      calls.push([this.id, options]);
    };
  });
  const calls = () => page.evaluate(() => (window as unknown as { scrollCalls: unknown[] }).scrollCalls);
  await stopClock(page);
  await page.goto('/about-us#vision');
  await page.clock.runFor(99);
  expect(await calls()).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(calls).toEqual([['vision', { behavior: 'smooth' }]]);
});

test.describe('an anchor below what a module changes', () => {
  /** Opens the home page while the module that closes the tabs above them is held back. */
  const openHeldBack = async (page: Page, path: string) => {
    test.skip(
      showcase.dailyViews.length === 0 || isEmptied('/#pricing'),
      'the content has no portal or no prices',
    );
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/home-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'load' });
    await expect(page.locator('html[data-js]')).toBeAttached();
    return release;
  };
  const top = (page: Page) =>
    page.locator('#pricing').evaluate((section) => Math.round(section.getBoundingClientRect().top));

  test('is where the page ends up, however late the module comes', async ({ page }) => {
    const release = await openHeldBack(page, '/#pricing');
    await expect.poll(() => top(page)).toBeLessThan(200);
    release();
    await expect(page.locator('[data-tabs][data-enhanced]')).toBeAttached();
    await expect(page.locator('#pricing')).toBeInViewport();
    await expect.poll(() => top(page)).toBeGreaterThanOrEqual(0);
    expect(await top(page)).toBeLessThan(200);
  });

  test('is where the page ends up when it was followed before the module came', async ({ page }) => {
    skipWithout('Pricing');
    const release = await openHeldBack(page, '/');
    await page
      .getByRole('navigation', { name: 'Main', exact: true })
      .getByRole('link', { name: 'Pricing' })
      .click();
    await expect(page).toHaveURL('/#pricing');
    release();
    await expect(page.locator('[data-tabs][data-enhanced]')).toBeAttached();
    await scrollingHasEnded(page);
    expect(await top(page)).toBeGreaterThanOrEqual(0);
    expect(await top(page)).toBeLessThan(200);
  });

  test('is left alone when the visitor has scrolled meanwhile', async ({ page }) => {
    await page.addInitScript(() => {
      Element.prototype.scrollIntoView = () =>
        document.documentElement.setAttribute('data-scrolled-for-me', '');
    });
    const release = await openHeldBack(page, '/#pricing');
    await page.mouse.wheel(0, -300);
    release();
    await expect(page.locator('[data-tabs][data-enhanced]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).not.toHaveAttribute('data-scrolled-for-me');
  });
});

/** Settles when the page has stood still for ten frames. */
function scrollingHasEnded(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let still = 0;
        let last = -1;
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still === 10) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}
