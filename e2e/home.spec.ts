import type { Locator, Page } from 'playwright/test';
import { content, factValue, localSum, writtenSum } from './content';
import { recorded } from './support/analytics';
import { stopClock } from './support/stopped-clock';
import { expect, expectAccessible, test } from './support/test';

const { site, home, showcase, testimonials } = content();
const [FIRST = '', ...LATER] = home.hero.headlines.map(({ text }) => text);
const SLOGANS = home.hero.slogans.length;
/** With one phrase or none, and one slogan or none, nothing of the hero turns. */
const AT_REST = LATER.length === 0 || SLOGANS < 2;
const FIGURES = home.stats.map(({ figure }) => figure);

test('the hero says what it is, with both calls to action and the three claims @phone', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('[data-hero]');
  await expect(hero.getByText(home.hero.badge)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(FIRST || site.tagline);
  await expect(hero.getByRole('link', { name: 'Start Earning Today' })).toHaveAttribute(
    'href',
    site.storeUrl,
  );
  await expect(hero.getByRole('link', { name: 'Run Your First Ad' })).toHaveAttribute(
    'href',
    site.advertiserUrl,
  );
  await expect(hero.getByRole('listitem')).toHaveText(
    home.hero.claims.map(({ figure, label }) => figure + label),
  );
});

test('the hero shows the primary action without scrolling on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await expect(page.locator('[data-hero]').getByRole('link', { name: 'Start Earning Today' })).toBeInViewport(
    { ratio: 1 },
  );
});

test.describe('hero', () => {
  test.skip(AT_REST, 'the content has no two headlines and slogans to go between');
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('holds the first phrase for 6 s, then types each once: 80 ms a character, 1,500 ms pause, 40 ms deleting', async ({
    page,
  }) => {
    await openPaused(page);
    await expectTyped(page, FIRST);

    await page.clock.runFor(6000 + 39);
    await expectTyped(page, FIRST);
    await page.clock.runFor(1);
    await expectTyped(page, FIRST.slice(0, -1));
    await page.clock.runFor(40 * (FIRST.length - 1));
    await expectTyped(page, '');

    for (const phrase of [...LATER, FIRST]) {
      await page.clock.runFor(79);
      await expectTyped(page, '');
      await page.clock.runFor(1);
      await expectTyped(page, phrase.slice(0, 1));
      await page.clock.runFor(80 * (phrase.length - 2));
      await expectTyped(page, phrase.slice(0, -1));
      await page.clock.runFor(80);
      await expectTyped(page, phrase);
      if (phrase === FIRST) break;
      await page.clock.runFor(1500 + 40 * (phrase.length - 1));
      await expectTyped(page, phrase.slice(0, 1));
      await page.clock.runFor(40);
    }
    await expect(page.locator('[data-hero]')).not.toHaveAttribute('data-running');
    await expect(page.getByRole('button', { name: 'Pause the animation' })).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expectTyped(page, FIRST);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(FIRST);
  });

  test('is a whole phrase while it types, pauses and deletes', async ({ page }) => {
    await openPaused(page);
    const phrases = [FIRST, ...LATER];
    const turn = phrases.reduce((sum, { length }) => sum + 80 * length + 1500 + 40 * length, 6000);
    const seen = new Set<string | null>();
    for (let time = 0; time <= turn; time += 200) {
      seen.add(
        await page.locator('[data-typed]').evaluate((headline) => (headline as HTMLElement).innerText),
      );
      await page.clock.runFor(200);
    }
    expect([...seen].slice(0, phrases.length)).toEqual(phrases);
    for (const text of seen) expect([FIRST, ...LATER]).toContain(text);
  });

  test('moves nothing below while it types, on any screen', async ({ page }) => {
    await openPaused(page);
    await expect(page.locator('html')).toHaveAttribute('data-face');
    await page.evaluate(() => document.fonts.ready);
    const action = page.locator('[data-hero]').getByRole('link', { name: 'Start Earning Today' });
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const place = await top(action);
      for (let step = 0; step < 12; step++) {
        await page.clock.runFor(1300);
        expect(await top(action), `${width} px`).toBe(place);
      }
    }
  });

  test('turns to the next slogan every 3,000 ms, and after the last to the first, where it rests', async ({
    page,
  }) => {
    await openPaused(page);
    const slides = page.locator('[data-slide]');
    await expect(slides).toHaveCount(SLOGANS);
    for (let turn = 1; turn <= SLOGANS; turn += 1) {
      const [before, next] = [(turn - 1) % SLOGANS, turn % SLOGANS];
      await page.clock.runFor(2999);
      await expect(slides.nth(before)).toHaveAttribute('data-active');
      await page.clock.runFor(1);
      await expect(slides.nth(next)).toHaveAttribute('data-active');
      await expect(page.locator('[data-slide][data-active]')).toHaveCount(1);
      await expect(slides.nth(next)).toHaveCSS('visibility', 'visible');
    }
    await page.clock.runFor(30_000);
    await expect(slides.first()).toHaveAttribute('data-active');
  });

  test('stops and goes on when the visitor says so', async ({ page }) => {
    await openPaused(page);
    const pause = page.getByRole('button', { name: 'Pause the animation' });
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    await page.clock.runFor(10_000);
    await expectTyped(page, FIRST);
    await expect(page.locator('[data-slide]').first()).toHaveAttribute('data-active');
    await pause.click();
    await page.clock.runFor(3000);
    await expect(page.locator('[data-slide]').nth(1)).toHaveAttribute('data-active');
  });

  test('rests while it is out of sight', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-hero]')).toHaveAttribute('data-running');
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-hero]')).not.toHaveAttribute('data-running');
  });

  test('stands still where less motion is wanted', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPaused(page);
    await page.clock.runFor(20_000);
    await expectTyped(page, FIRST);
    await expect(page.locator('[data-slide]').first()).toHaveAttribute('data-active');
    await expect(page.getByRole('button', { name: 'Pause the animation' })).toBeHidden();
  });
});

test('names the two ways in, the features, the steps and the figures @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);
  await expect(page.locator('#get-started').getByRole('heading')).toHaveText(titles(home.doors));
  await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveText(
    titles(home.features),
  );
  // Each begins with the number in its ring.
  await expect(page.locator('#how-it-works').getByRole('heading', { level: 3 })).toHaveText(
    home.steps.map(({ title }, index) => `${index + 1}${title}`),
  );
  if (FIGURES.length === 0) return;
  const stats = page.getByRole('region', { name: 'In figures' });
  await stats.scrollIntoViewIfNeeded();
  await expect(stats.locator('dd')).toHaveText(FIGURES);
  await expect(stats.locator('dt')).toHaveText(home.stats.map(({ label, text = '' }) => label + text));
});

test('the doors take numbers as people type them, and say beside the field what they cannot take', async ({
  page,
}) => {
  test.skip(home.doors.length === 0, 'the content has no doors');
  await page.goto('/#get-started');
  const door = page.locator('form[data-door=advertiser]');
  const { max: most = 0 } = home.doors.find(({ audience }) => audience === 'advertiser') ?? {};
  const [budget, answer] = [door.getByRole('textbox'), door.locator('[data-answer]')];
  const figure = (amount: number, country?: string) => localSum(amount, country).split('\u00a0')[1] ?? '';
  await budget.fill(figure(1200));
  await expect(budget).toHaveValue(figure(1200));
  await expect(answer).toHaveText('400,000');
  await expect(door.locator('[data-own]')).toHaveText(writtenSum(1200));
  // Another country: the worth stays, and the figure follows.
  await page.getByRole('combobox', { name: 'Your country' }).selectOption('UG');
  await expect(budget).toHaveValue(figure(1200, 'UG'));
  await expect(door.locator('[data-own]')).toHaveText(writtenSum(1200));
  await expect(answer).toHaveText('400,000');
  await budget.fill('1');
  await expect(budget).toHaveAttribute('aria-invalid', 'true');
  await expect(budget).toHaveAccessibleDescription(
    `Write a number from ${figure(factValue('minimumBudget'), 'UG')} to ${figure(most, 'UG')}. UGX`,
  );
  await expect(answer).toHaveText('–');
  await expect(door.locator('[data-own]')).toHaveText('');
});

test('fades an element in once a fifth of it is visible, and not before', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openTabs(page);
  const element = page.locator('[data-tabs][data-reveal]');
  // Just below the screen first: what the browser had left out of layout around it takes its own height there.
  await visibleShare(element, -0.1);
  expect(await visibleShare(element, 0.15)).toBeLessThan(0.2);
  await expect(element).not.toHaveAttribute('data-revealed');
  expect(await visibleShare(element, 0.24)).toBeGreaterThan(0.2);
  await expect(element).toHaveAttribute('data-revealed');
  await expect(element).toHaveCSS('opacity', '1');
});

test.describe('portal screens', () => {
  test('are tabs for the mouse and the keyboard', async ({ page }) => {
    const tabs = await openTabs(page);
    await expect(tabs).toHaveText(['Dashboard', 'Audience', 'Creatives', 'Ad preview']);
    await expectOpen(page, 'Dashboard');

    await tabs.nth(2).click();
    await expectOpen(page, 'Creatives');
    for (const [key, name] of [
      ['ArrowRight', 'Ad preview'],
      ['ArrowRight', 'Dashboard'],
      ['ArrowLeft', 'Ad preview'],
      ['Home', 'Dashboard'],
      ['End', 'Ad preview'],
      ['ArrowLeft', 'Creatives'],
    ] as const) {
      await page.keyboard.press(key);
      await expectOpen(page, name);
      await expect(page.getByRole('tab', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel', { name: 'Creatives' })).toBeFocused();
    await expect(page).toHaveURL('/');
    expect(await recorded(page, 'link_click')).toEqual([]);
    expect((await recorded(page, 'button_click')).map((entry) => entry.button_name)).toEqual([
      'Creatives',
      'Ad preview',
      'Dashboard',
      'Ad preview',
      'Dashboard',
      'Ad preview',
      'Creatives',
    ]);
  });

  test('have nothing that axe finds, nor a sideways scroll, down to 320 px @phone', async ({
    page,
    isMobile,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const tabs = await openTabs(page);
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expectAccessible(page, '[data-tabs]');
      expect(await sidewaysScroll(page)).toBe(0);
    }
    if (!isMobile) return;
    await page.setViewportSize({ width: 320, height: 640 });
    for (const tab of await tabs.all()) {
      await tab.click();
      expect(await sidewaysScroll(page)).toBe(0);
      const cut = await page
        .locator('[role=tabpanel]:not([hidden])')
        .evaluate((panel) => panel.scrollWidth - panel.clientWidth);
      expect(cut).toBe(0);
    }
  });
});

test.describe('testimonials', () => {
  const last = testimonials.length - 1;
  test.skip(last < 1, 'the content has no two testimonials to go between');

  test('go on and back, wrap both ways and have a dot for each @phone', async ({ page }) => {
    const { next, previous, dots, expectShown } = await openCarousel(page);
    await expect(dots).toHaveCount(last + 1);
    await expectShown(0);
    for (let index = 1; index <= last; index += 1) {
      await next.click();
      await expectShown(index);
    }
    await next.click();
    await expectShown(0);
    for (const index of [last, last - 1]) {
      await previous.click();
      await expectShown(index);
    }
    for (const index of [last, 0, 1]) {
      await dots.nth(index).click();
      await expectShown(index);
    }
  });

  test('follow a swipe and the keyboard @phone', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const { slides, expectShown } = await openCarousel(page);
    await slides.evaluate((track) =>
      track.scrollBy({ left: (track.firstElementChild?.clientWidth ?? 0) * 0.8, behavior: 'instant' }),
    );
    await expectShown(1);
    await slides.focus();
    await page.keyboard.press('ArrowRight');
    await expectShown(2 % (last + 1));
  });
});

test.describe('testimonials by touch', () => {
  test.use({ hasTouch: true });
  test.skip(testimonials.length < 2, 'the content has no two testimonials to go between');
  test('wrap both ways at the ends of the row', async ({ page }) => {
    const { slides, expectShown } = await openCarousel(page);
    const swipe = (dx: number) =>
      slides.evaluate((track, by) => {
        const touch = (clientX: number) => new Touch({ identifier: 1, target: track, clientX, clientY: 9 });
        track.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(200)] }));
        track.dispatchEvent(new TouchEvent('touchend', { changedTouches: [touch(200 + by)] }));
      }, dx);
    await swipe(90);
    await expectShown(testimonials.length - 1);
    await swipe(-90);
    await expectShown(0);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every screen, voice and word of the headline is there to read @phone', async ({ page }) => {
    await page.goto('/');
    if (FIRST) await expectTyped(page, FIRST);
    const { dailyViews, audience, creatives } = showcase;
    const screens = [
      'Dashboard',
      ...(Object.values(audience).flat().length > 0 ? ['Audience'] : []),
      ...(creatives.length > 0 ? ['Creatives'] : []),
      'Ad preview',
    ];
    for (const name of dailyViews.length > 0 ? screens : []) {
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    }
    for (const { text, name, role, company } of testimonials) {
      const slide = page.locator('[data-carousel] li').filter({ hasText: text });
      await expect(slide.getByText(name, { exact: true })).toBeVisible();
      await expect(slide.getByText(`${role}, ${company}`, { exact: true })).toBeVisible();
    }
    if (home.doors.length > 0) {
      await expect(page.locator('[data-doors] [data-answer]').first()).toHaveText(/^KES\s[\d,]+ to [\d,]+$/);
      await expect(page.getByText(/^\s*\d+, for example\.$/)).toBeVisible();
    }
    await expect(page.getByLabel('Your country')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pause the animation' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'In figures' }).locator('dd')).toHaveText(FIGURES);
    for (const element of await page.locator('[data-reveal]').all()) {
      await expect(element).toHaveCSS('opacity', '1');
    }
  });
});

test('goes on undisturbed when the contact form wakes', async ({ page }) => {
  test.skip(AT_REST, 'the content has no two headlines and slogans to go between');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const tabs = await openTabs(page);
  await expect.poll(() => typedText(page)).not.toBe(FIRST);
  await tabs.nth(2).click();
  const form = page.locator('[data-island=contact]');
  await form.getByLabel('Name').fill('Amani');
  await expect(form).toHaveAttribute('data-hydrated');
  await expect(form.getByLabel('Name')).toHaveValue('Amani');
  await expectOpen(page, 'Creatives');

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.locator('[data-hero]')).toHaveAttribute('data-running');
  const before = await typedText(page);
  await expect.poll(() => typedText(page)).not.toBe(before);
});

test('keeps its actions and the open tab recognizable in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const tabs = await openTabs(page);
  await expect(tabs.first()).toHaveCSS('text-decoration-line', 'underline');
  await expect(tabs.nth(1)).toHaveCSS('text-decoration-line', 'none');
  const action = page.locator('[data-hero]').getByRole('link', { name: 'Start Earning Today' });
  const colours = await action.evaluate((el) => {
    const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(el);
    return { borderTopColor, borderTopWidth, backgroundColor };
  });
  expect(colours.borderTopWidth).toBe('1px');
  expect(colours.borderTopColor).not.toBe(colours.backgroundColor);
});

/** Each of the four screens of the portal shows a list. */
function skipWithoutPortal(): void {
  const { dailyViews, audience, creatives } = showcase;
  const lists = [dailyViews, Object.values(audience).flat(), creatives];
  test.skip(
    lists.some(({ length }) => length === 0),
    'the content has not all screens of the portal',
  );
}

/** Opens the page with the clock standing still, once the hero runs or has decided not to. */
async function openPaused(page: Page): Promise<void> {
  skipWithoutPortal();
  await stopClock(page);
  await page.goto('/');
  await expect(page.locator('[data-tabs]')).toHaveAttribute('data-enhanced');
}

/** What is lit of the headline: as much as is typed. */
async function typedText(page: Page): Promise<string> {
  return page
    .locator('[data-typed]')
    .evaluate(({ firstElementChild }) => firstElementChild?.textContent ?? '');
}

async function expectTyped(page: Page, text: string): Promise<void> {
  await expect.poll(() => typedText(page)).toBe(text);
}

async function top(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top);
}

/**
 * Scrolls until about `share` of the element is inside the window, and waits until observers were told.
 * @returns the share that an observer of the same element saw
 */
async function visibleShare(locator: Locator, share: number): Promise<number> {
  return locator.evaluate((element, wanted) => {
    const { top, height } = element.getBoundingClientRect();
    scrollTo({ top: scrollY + top - innerHeight + height * wanted, behavior: 'instant' });
    return new Promise<number>((resolve) => {
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        resolve(entry?.intersectionRatio ?? 0);
      });
      observer.observe(element);
    });
  }, share);
}

async function openTabs(page: Page): Promise<Locator> {
  skipWithoutPortal();
  await page.goto('/');
  await expect(page.locator('[data-tabs]')).toHaveAttribute('data-enhanced');
  return page.getByRole('tablist', { name: 'Screens of the portal' }).getByRole('tab');
}

async function expectOpen(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

async function openCarousel(page: Page) {
  await page.goto('/');
  const carousel = page.locator('[data-carousel]');
  await expect(carousel).toHaveAttribute('data-enhanced');
  const slides = carousel.getByRole('list', { name: 'Testimonials' });
  const dots = carousel.getByRole('button', { name: /^Show the testimonial of/ });
  await slides.scrollIntoViewIfNeeded();
  return {
    slides,
    dots,
    next: carousel.getByRole('button', { name: 'Next testimonial' }),
    previous: carousel.getByRole('button', { name: 'Previous testimonial' }),
    /** The slide is seen whole, and its dot says so. */
    async expectShown(index: number) {
      await expect(dots.nth(index)).toHaveAttribute('aria-current', 'true');
      await expect(carousel.locator('[aria-current=true]')).toHaveCount(1);
      await expect
        .poll(() =>
          slides.evaluate((track, at) => {
            const slide = track.children[at]?.getBoundingClientRect();
            const row = track.getBoundingClientRect();
            return slide ? Math.max(row.x - slide.x, slide.right - row.right) : Number.NaN;
          }, index),
        )
        .toBeLessThan(2);
    },
  };
}
