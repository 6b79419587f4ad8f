import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from 'playwright/test';

/**
 * The project's `test`: every page it opens must stay free of console errors, uncaught exceptions and policy
 * violations. A test that provokes one on purpose says so with `allowedErrors`. To open a page is to wait for what the
 * site script adds to it as well, which is asked for after the first frame: a test that is earlier than that, or holds a
 * module back, says so with `waitUntil`.
 */
export const test = base.extend<{ allowedErrors: RegExp[] }>({
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForEnhancements(page);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    expect(errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)))).toEqual([]);
  },
});

function waitForEnhancements(page: Page): void {
  const { goto, reload } = page;
  const ready = async () => {
    await page.waitForFunction(() => {
      const awaitsScript = [...document.scripts].some(({ text }) => text.includes('import("/assets/'));
      return !awaitsScript || 'ready' in document.documentElement.dataset;
    });
  };
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await ready();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await ready();
    return response;
  };
}

/** Asserts that axe finds nothing on the page, or in the part of it that the selector names, as it stands now. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  await layOutEverything(page);
  await page.evaluate(comeToRest);
  // Without frames of others nothing has to be put together in a second page, and what is well need not be told.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.include(within).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
  ).toEqual([]);
}

/**
 * Lays out what the page leaves for later: axe sees the texts of such a part where they would be and the part as high
 * as it is guessed, one over another, and how wide the part is shows only then.
 */
export async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const everything = new CSSStyleSheet();
    everything.replaceSync(':not([hidden]) { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(everything);
  });
}

/** Runs in the page: waits until nothing moves that will come to an end. */
async function comeToRest(): Promise<void> {
  await document.fonts.ready;
  const ending = document.getAnimations().filter((animation) => {
    const { effect, timeline, playState } = animation;
    const isTimed = timeline instanceof DocumentTimeline && playState === 'running';
    // What is not shown stands still in the middle.
    const isShown = effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    return isTimed && isShown && Number.isFinite(effect.getComputedTiming().endTime);
  });
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

export { expect };
