import { content } from './content';
import { recorded } from './support/analytics';
import { test } from './support/deployment';
import { expect, expectAccessible } from './support/test';

const GA = { NEXT_PUBLIC_GA_ID: 'G-TEST123456' };
const dialogName = 'May we count this visit?';
/** A link of /trust that is in no list. */
const ABOUT = content().trust.words.who.about;

test('with nothing set, nobody is asked and nothing leaves the browser', async ({ page, deploy }) => {
  const { at, outside } = await deploy({});
  await page.goto(at('/trust'));
  await expect.poll(() => recorded(page, 'page_view')).toHaveLength(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Privacy choices', includeHidden: true })).toBeHidden();
  expect(outside).toEqual([]);
});

test.describe('where Google Analytics is set', () => {
  test('nothing leaves before an answer, nor after a refusal, which is remembered @phone', async ({
    page,
    deploy,
  }) => {
    const { at, outside } = await deploy(GA);
    await page.goto(at('/trust'));
    const dialog = page.getByRole('dialog', { name: dialogName });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText('Google Analytics, which sets cookies');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(dialog).toBeHidden();
    await page.goto(at('/maintenance'));
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(outside).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('consent sends this page view and what follows, and is remembered', async ({ page, deploy }) => {
    const { at, outside } = await deploy(GA);
    await page.goto(at('/trust'));
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => outside.map(eventOf)).toEqual(['gtag.js', 'page_view']);
    await page.goto(at('/maintenance'));
    await expect.poll(() => outside.map(eventOf).filter((name) => name === 'page_view')).toHaveLength(2);
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('withdrawing is as easy, stops everything and removes the cookies', async ({ page, deploy }) => {
    const { at, outside } = await deploy(GA);
    await page.goto(at('/trust'));
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => page.context().cookies()).toHaveLength(1);
    await page.getByRole('button', { name: 'Privacy choices' }).click();
    const dialog = page.getByRole('dialog', { name: dialogName });
    await expect(dialog.getByRole('button', { name: 'Allow' })).toHaveAttribute('aria-pressed', 'true');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('button', { name: 'Privacy choices' })).toBeFocused();
    await expect.poll(() => page.context().cookies()).toEqual([]);
    const sent = outside.length;
    await page.getByRole('main').getByRole('link', { name: ABOUT, exact: true }).click();
    await expect.poll(() => recorded(page, 'page_view')).toHaveLength(1);
    expect(outside.slice(sent)).toEqual([]);
  });

  test('the question survives hydration, and counts what an island does afterwards', async ({
    page,
    deploy,
  }) => {
    const { at, outside } = await deploy(GA);
    await page.goto(at('/contact'));
    const dialog = page.getByRole('dialog', { name: dialogName });
    await expect(dialog).toBeVisible();
    const form = page.locator('form[data-form="contact"]');
    await form.getByLabel('Name').focus();
    await page.locator('[data-island][data-hydrated]').first().waitFor();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => outside.map(eventOf)).toContain('page_view');
    await page.route('**/api/leads/contact', (route) => route.fulfill({ json: { ok: true } }));
    await form.getByLabel('Name').fill('Achieng');
    await form.getByLabel('Email').fill('achieng@example.com');
    await form.getByLabel('Message').fill('Hello');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect.poll(() => outside.map(eventOf)).toContain('form_submit');
    expect(outside.join()).not.toContain('achieng');
  });

  test('an answer in one tab holds in the others', async ({ page, context, deploy }) => {
    const { at, outside, watch } = await deploy(GA);
    await page.goto(at('/trust'));
    const other = await context.newPage();
    await watch(other);
    await other.goto(at('/maintenance'));
    await other.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect
      .poll(() => outside.map(eventOf).sort())
      .toEqual(['gtag.js', 'gtag.js', 'page_view', 'page_view']);
  });

  test('Global Privacy Control is an answer already, even over an earlier consent', async ({
    page,
    deploy,
  }) => {
    const { at, outside } = await deploy(GA);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      localStorage.setItem('analytics-consent', 'granted');
    });
    await page.goto(at('/trust'));
    await expect.poll(() => recorded(page, 'page_view')).toHaveLength(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(outside).toEqual([]);
  });

  test('the question is small, equal and usable by keyboard and touch @phone', async ({ page, deploy }) => {
    const { at } = await deploy(GA);
    await page.goto(at('/trust'));
    const dialog = page.getByRole('dialog', { name: dialogName });
    await expect(dialog).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await expectAccessible(page);

    const no = dialog.getByRole('button', { name: 'Decline' });
    const yes = dialog.getByRole('button', { name: 'Allow' });
    const [noBox, yesBox] = [await no.boundingBox(), await yes.boundingBox()];
    expect(noBox?.height).toBeGreaterThanOrEqual(44);
    expect(yesBox).toMatchObject({ height: noBox?.height, width: noBox?.width });
    expect(await no.getAttribute('class')).toBe(await yes.getAttribute('class'));
    const viewport = page.viewportSize();
    const box = await dialog.boundingBox();
    expect((box?.height ?? 0) / (viewport?.height ?? 1)).toBeLessThan(0.5);

    // Skip link first, then the question.
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
    await expect(no).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const choices = page.getByRole('button', { name: 'Privacy choices' });
    await choices.focus();
    await page.keyboard.press('Enter');
    await expect(no).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(choices).toBeFocused();
  });
});

test('an endpoint of the owner receives each event only with consent, the last one on leaving', async ({
  page,
  deploy,
  collector,
}) => {
  const { at } = await deploy({ NEXT_PUBLIC_ANALYTICS_URL: collector.url });
  await page.goto(at('/trust'));
  const dialog = page.getByRole('dialog', { name: dialogName });
  await expect(dialog).toContainText('without cookies');
  expect(collector.received).toEqual([]);
  await dialog.getByRole('button', { name: 'Allow' }).click();
  await expect
    .poll(() => collector.received)
    .toEqual([expect.objectContaining({ event: 'page_view', page_path: '/trust' })]);
  await page.getByRole('main').getByRole('link', { name: ABOUT, exact: true }).click();
  await expect
    .poll(() => collector.received)
    .toContainEqual({
      event: 'link_click',
      page_path: '/trust',
      link_name: ABOUT,
      link_url: new URL('/about-us', page.url()).href,
    });
  await expect
    .poll(() => collector.received)
    .toContainEqual({ event: 'time_on_page', page_path: '/trust', seconds: expect.any(Number) });
});

function eventOf(url: string): string {
  return new URL(url).searchParams.get('en') ?? 'gtag.js';
}
