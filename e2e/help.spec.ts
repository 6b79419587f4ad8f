import type { Page } from 'playwright/test';
import { expect, expectAccessible, test } from './support/test';

const EMPTY = "We couldn't find any FAQs matching your search. Try different keywords or browse by category.";
const CATEGORIES = {
  'All FAQs': 21,
  General: 4,
  'Account & Profile': 4,
  'Earnings & Payments': 5,
  'Content & Ads': 3,
  'Technical Issues': 2,
  'For Advertisers': 3,
};

const questions = (page: Page) => page.locator('details[name="faq"]');
const category = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: title });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the questions' });

test('lists 21 questions under six categories, each with its count @phone', async ({ page }) => {
  await page.goto('/help-center');
  await expect(questions(page)).toHaveCount(21);
  for (const [title, count] of Object.entries(CATEGORIES)) {
    await expect(category(page, title)).toHaveText(new RegExp(`^${count} questions: ${title}$`));
  }
  await expectAccessible(page);
});

test('states every constant of the specification', async ({ page }) => {
  await page.goto('/help-center');
  const text = await page.locator('#questions').evaluate((element) => element.textContent ?? '');
  const constants = [
    '$0.003',
    '$3.00',
    '$0.001',
    '$0.01',
    'Up to 5 sponsored items',
    '2-3',
    'monthly',
    'at least 18 years',
    '50+ contacts',
    'one WhatsApp account',
    'under 5 minutes',
    '10% of what the people you referred earn',
    'bank transfer, mobile money, PayPal and crypto',
    '100-500',
    '500-1000',
    '1000+',
    '$5.00',
    '3-5 business days',
    'reviewed within 24 hours',
    '2-4 hours',
    'under 13',
    '30 days',
    'Delaware',
    'May 13, 2025',
    '18+ African countries',
    'at least 20 hours',
    'zero',
  ];
  expect(constants.filter((constant) => !text.includes(constant))).toEqual([]);
  expect(text).not.toContain('$10');
});

test('opens one answer at a time and closes the open one, by pointer and by keyboard @phone', async ({
  page,
}) => {
  await page.goto('/help-center');
  const [fee, payout] = [page.locator('#registration-fee'), page.locator('#payout')];
  await fee.locator('summary').click();
  await expect(fee).toHaveAttribute('open');
  await payout.locator('summary').click();
  await expect(payout).toHaveAttribute('open');
  await expect(fee).not.toHaveAttribute('open');
  await payout.locator('summary').click();
  await expect(payout).not.toHaveAttribute('open');

  await fee.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(fee).toHaveAttribute('open');
  await payout.locator('summary').focus();
  await page.keyboard.press('Space');
  await expect(payout).toHaveAttribute('open');
  await expect(fee).not.toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(payout).not.toHaveAttribute('open');
});

test('records each opened question once', async ({ page }) => {
  await page.goto('/help-center');
  await page.locator('#payout summary').click();
  await expect(page).toHaveURL('/help-center#payout');
  await page.locator('#payout summary').click();
  const opened = await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'faq_opened'));
  expect(opened).toEqual([{ event: 'faq_opened', question: 'When am I paid, and from what amount?' }]);
});

test('searches questions and answers within the category, and keeps both in the address', async ({
  page,
}) => {
  await page.goto('/help-center');
  await search(page).fill('SCREENSHOT');
  const hits = questions(page).filter({ visible: true });
  await expect(page.locator('#screenshot-refused')).toBeVisible();
  await expect(page.locator('#payment-methods')).toBeHidden();
  const everywhere = await hits.count();
  await expect(page.getByRole('status').first()).toHaveText(`${everywhere} questions`);

  await category(page, 'Technical Issues').click();
  await expect(category(page, 'Technical Issues')).toHaveAttribute('aria-current', 'true');
  expect(await hits.count()).toBeLessThan(everywhere);
  await expect(page).toHaveURL('/help-center?category=technical&q=SCREENSHOT');

  await page.reload();
  await expect(search(page)).toHaveValue('SCREENSHOT');
  await expect(category(page, 'Technical Issues')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#time-live')).toBeHidden();

  await search(page).fill('');
  await category(page, 'All FAQs').click();
  await expect(hits).toHaveCount(21);
  await expect(page).toHaveURL('/help-center');
});

test('says so when nothing matches, and leads back to everything @phone', async ({ page }) => {
  await page.goto('/help-center');
  await expect(page.getByText(EMPTY)).toBeHidden();
  await search(page).fill('zebra crossing');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('No results found');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(questions(page).filter({ visible: true })).toHaveCount(21);
  await expect(search(page)).toBeFocused();
  await expect(page.getByText(EMPTY)).toBeHidden();
});

test('ignores nonsense in the address', async ({ page }) => {
  await page.goto('/help-center?category=__proto__&q=%20&page=7#no-such-question');
  await expect(questions(page).filter({ visible: true })).toHaveCount(21);
  await expect(category(page, 'All FAQs')).toHaveAttribute('aria-current', 'true');
});

test('opens the question that the address names, through a filter that would hide it', async ({ page }) => {
  await page.goto('/help-center?category=advertisers&q=cost#screenshot-refused');
  await expect(page.locator('#screenshot-refused')).toHaveAttribute('open');
  await expect(page.locator('#screenshot-refused')).toBeInViewport();
  await page.getByRole('navigation', { name: 'Asked most' }).getByRole('link').first().click();
  await expect(page.locator('#registration-fee')).toHaveAttribute('open');
  await expect(page.locator('#screenshot-refused')).not.toHaveAttribute('open');
});

test('offers support by e-mail and telephone', async ({ page }) => {
  await page.goto('/help-center');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^E-mail/ })).toHaveAttribute(
    'href',
    /^mailto:[^@\s]+@[^@\s]+$/,
  );
  await expect(main.getByRole('link', { name: /^Phone/ })).toHaveAttribute('href', /^tel:\+\d{8,15}$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer opens, one at a time, and categories lead to their sections', async ({ page }) => {
    await page.goto('/help-center');
    await expect(search(page)).toBeHidden();
    await page.locator('#payout summary').click();
    await expect(page.locator('#payout')).toContainText('3-5 business days');
    await expect(page.locator('#payout .prose')).toBeVisible();
    await page.locator('#referrals summary').click();
    await expect(page.locator('#payout .prose')).toBeHidden();
    await category(page, 'For Advertisers').click();
    await expect(page).toHaveURL('/help-center#advertisers');
    await expect(page.locator('#advertisers')).toBeInViewport();
  });

  test('a question that the address names is readable', async ({ page }) => {
    await page.goto('/help-center#time-live');
    await expect(page.locator('#time-live .prose')).toBeVisible();
    await expect(page.locator('#payout .prose')).toBeHidden();
  });
});
