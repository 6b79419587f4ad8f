import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { content, fact } from './content';
import { expect, expectAccessible, test } from './support/test';

const EMPTY = 'We couldn’t find any FAQs matching your search. Try different keywords or browse by category.';
const { categories, faqs } = content().faqs;
const [one = { slug: '', question: '', category: '' }, other = one] = faqs;
const titleOf = (id: string) => categories.find((each) => each.id === id)?.title ?? '';
/** A long word of a question, in capitals: a search that finds at least that one. */
const WORD = (one.question.match(/\p{L}{5,}/gu) ?? [one.question])[0]?.toUpperCase() ?? '';

const skipWithoutQuestion = () => test.skip(faqs.length === 0, 'the content has no question');
const skipWithoutTwo = () => test.skip(faqs.length < 2, 'the content has no two questions');
const skipWithoutCategory = () =>
  test.skip(faqs.length === 0 || categories.length === 0, 'the content has no question in a category');

const questions = (page: Page) => page.locator('details[name="faq"]');
const category = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: title });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the questions' });

test('lists every question under its category, each with its count @phone', async ({ page }) => {
  skipWithoutQuestion();
  await page.goto('/help-center');
  await expect(questions(page)).toHaveCount(faqs.length);
  if (categories.length > 0) {
    await expect(category(page, 'All FAQs')).toHaveText(new RegExp(`^${faqs.length} questions: All FAQs$`));
  }
  for (const { id, title } of categories) {
    const count = faqs.filter((faq) => faq.category === id).length;
    await expect(category(page, title)).toContainText(new RegExp(`^${count} questions?: `));
  }
});

test("states its own reading of threshold and processing, and not the guides'", async ({ page }) => {
  skipWithoutQuestion();
  await page.goto('/help-center');
  const text = await page.locator('#questions').evaluate((element) => element.textContent ?? '');
  const source = readFileSync('content/faqs.json', 'utf8');
  for (const [own, others] of [
    ['payoutThresholdFaq', 'payoutThresholdGuide'],
    ['processingFaq', 'processingGuide'],
  ] as const) {
    if (source.includes(`{${own}}`)) expect(text).toContain(fact(own));
    if (!fact(own).includes(fact(others))) expect(text).not.toContain(`${fact(others)} `);
  }
});

test('shows under each closed question how its answer begins', async ({ page }) => {
  skipWithoutQuestion();
  await page.goto('/help-center');
  const pairs = await questions(page).evaluateAll((all) =>
    all.map((each) => {
      const textOf = (selector: string) =>
        (each.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
      return { beginning: textOf('summary > :nth-child(2)'), answer: textOf('summary + *') };
    }),
  );
  for (const { beginning, answer } of pairs) {
    expect(beginning, answer).not.toBe('');
    expect(answer.startsWith(beginning), `${beginning} / ${answer}`).toBe(true);
  }
});

test('opens one answer at a time and closes the open one, by pointer and by keyboard @phone', async ({
  page,
}) => {
  skipWithoutTwo();
  await page.goto('/help-center');
  const [fee, payout] = [page.locator(`#${one.slug}`), page.locator(`#${other.slug}`)];
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
  skipWithoutQuestion();
  await page.goto('/help-center');
  await page.locator(`#${one.slug} summary`).click();
  await expect(page).toHaveURL(`/help-center#${one.slug}`);
  await page.locator(`#${one.slug} summary`).click();
  const opened = await page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'faq_opened'));
  expect(opened).toEqual([{ event: 'faq_opened', question: one.question }]);
});

test('searches questions and answers within the category, and keeps both in the address', async ({
  page,
}) => {
  skipWithoutCategory();
  await page.goto('/help-center');
  const found = (id?: string) =>
    questions(page).evaluateAll(
      (all, [word = '', within]) =>
        all.filter(
          (each) => each.textContent?.toUpperCase().includes(word) && (!within || each.closest(`#${within}`)),
        ).length,
      [WORD, id] as const,
    );
  await search(page).fill(WORD);
  const hits = questions(page).filter({ visible: true });
  const everywhere = await found();
  await expect(hits).toHaveCount(everywhere);
  await expect(page.getByRole('status').first()).toHaveText(new RegExp(`^${everywhere} questions?$`));

  const title = titleOf(one.category);
  await expect(category(page, title)).toHaveText(new RegExp(`^${await found(one.category)} questions?: `));
  await category(page, title).click();
  await expect(category(page, title)).toHaveAttribute('aria-current', 'true');
  await expect(hits).toHaveCount(await found(one.category));
  const asked = new URLSearchParams({ category: one.category, q: WORD });
  await expect(page).toHaveURL(`/help-center?${asked}`);

  await page.reload();
  await expect(search(page)).toHaveValue(WORD);
  await expect(category(page, title)).toHaveAttribute('aria-current', 'true');
  await expect(hits).toHaveCount(await found(one.category));

  await search(page).fill('');
  await category(page, 'All FAQs').click();
  await expect(hits).toHaveCount(faqs.length);
  await expect(page).toHaveURL('/help-center');
});

test('says so when nothing matches, and leads back to everything @phone', async ({ page }) => {
  skipWithoutQuestion();
  await page.goto('/help-center');
  await expect(page.getByText(EMPTY)).toBeHidden();
  await search(page).fill('zzzz');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
  await expect(page.getByRole('status').first()).toHaveText('No results found');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all questions' }).click();
  await expect(questions(page).filter({ visible: true })).toHaveCount(faqs.length);
  await expect(search(page)).toBeFocused();
  await expect(page.getByText(EMPTY)).toBeHidden();
});

test('ignores nonsense in the address', async ({ page }) => {
  skipWithoutCategory();
  await page.goto('/help-center?category=__proto__&q=%20&page=7#no-such-question');
  await expect(questions(page).filter({ visible: true })).toHaveCount(faqs.length);
  await expect(category(page, 'All FAQs')).toHaveAttribute('aria-current', 'true');
});

test('opens the question that the address names, through a filter that would hide it', async ({ page }) => {
  skipWithoutQuestion();
  await page.goto(`/help-center?category=${one.category}&q=zzzz#${other.slug}`);
  await expect(page.locator(`#${other.slug}`)).toHaveAttribute('open');
  await expect(page.locator(`#${other.slug}`)).toBeInViewport();
});

test('opens a question that is asked most, alone', async ({ page }) => {
  const most = ['registration-fee', 'earnings-per-view', 'payout', 'screenshot-refused'];
  test.skip(
    !faqs.some(({ slug }) => most.includes(slug)),
    'the content has none of the questions asked most',
  );
  await page.goto(`/help-center#${one.slug}`);
  const asked = page.getByRole('navigation', { name: 'Asked most' }).getByRole('link').first();
  const target = await asked.getAttribute('href');
  await asked.click();
  await expect(page.locator(target ?? '')).toHaveAttribute('open');
  await expect(questions(page).and(page.locator('[open]'))).toHaveCount(1);
});

test('offers support by email and telephone', async ({ page }) => {
  await page.goto('/help-center');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Email/ })).toHaveAttribute(
    'href',
    /^mailto:[^@\s]+@[^@\s]+$/,
  );
  await expect(main.getByRole('link', { name: /^Phone/ })).toHaveAttribute('href', /^tel:\+\d{8,15}$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer opens, one at a time, and categories lead to their sections', async ({ page }) => {
    skipWithoutTwo();
    await page.goto('/help-center');
    await expect(search(page)).toBeHidden();
    await page.locator(`#${one.slug} summary`).click();
    await expect(page.locator(`#${one.slug} summary ~ div`)).toBeVisible();
    await page.locator(`#${other.slug} summary`).click();
    await expect(page.locator(`#${other.slug} summary ~ div`)).toBeVisible();
    await expect(page.locator(`#${one.slug} summary ~ div`)).toBeHidden();
    const last = categories.at(-1);
    if (!last) return;
    await category(page, last.title).click();
    await expect(page).toHaveURL(`/help-center#${last.id}`);
    await expect(page.locator(`#${last.id}`)).toBeInViewport();
  });

  test('a question that the address names is readable', async ({ page }) => {
    skipWithoutTwo();
    await page.goto(`/help-center#${other.slug}`);
    await expect(page.locator(`#${other.slug} summary ~ div`)).toBeVisible();
    await expect(page.locator(`#${one.slug} summary ~ div`)).toBeHidden();
  });
});

test('prints every answer', async ({ page }) => {
  skipWithoutQuestion();
  await page.goto('/help-center');
  await page.emulateMedia({ media: 'print' });
  const heights = await questions(page).evaluateAll((all) =>
    all.map(({ lastElementChild }) => lastElementChild?.getBoundingClientRect().height ?? 0),
  );
  expect(heights).toHaveLength(faqs.length);
  expect(Math.min(...heights)).toBeGreaterThan(0);
});
