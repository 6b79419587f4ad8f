import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from 'playwright/test';

/**
 * The project's `test`: every page it opens must stay free of console errors, uncaught exceptions and policy
 * violations. A test that provokes one on purpose says so with `allowedErrors`.
 */
export const test = base.extend<{ allowedErrors: RegExp[] }>({
  allowedErrors: [[], { option: true }],
  page: async ({ page, allowedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    expect(errors.filter((text) => !allowedErrors.some((allowed) => allowed.test(text)))).toEqual([]);
  },
});

/** Asserts that axe finds nothing on the page, or in the part of it that the selector names, as it stands now. */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  // Without frames of others nothing has to be put together in a second page, and what is well need not be told.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.include(within).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
  ).toEqual([]);
}

export { expect };
