import { content, fact } from './content';
import { expect, test } from './support/test';

const { site, earningGuide, earnMoney, stories, advertiserGuide, download, showcase } = content();

/** Where two readings of a fact differ, a guide states its own alone. */
const OTHERS =
  fact('payoutThresholdFaq') === fact('payoutThresholdGuide') ? [] : [fact('payoutThresholdFaq')];

test('the earning guide has its steps, tiers, tips and questions, its reading of payout, and the store', async ({
  page,
}) => {
  await page.goto('/whatsapp-earning-guide');
  const main = page.getByRole('main');
  await expect(page.locator('#steps ol > li')).toHaveCount(earningGuide.steps.length);
  await expect(page.locator('#tiers ol > li')).toHaveCount(earningGuide.tiers.length);
  for (const { title } of earningGuide.tips)
    await expect(main.getByText(title, { exact: true })).toBeVisible();
  await expect(page.locator('details[name="earning-faq"]')).toHaveCount(earningGuide.faqs.length);
  for (const { value } of earningGuide.payment) {
    await expect(page.locator('#payment').getByText(value, { exact: true }).first()).toBeVisible();
  }
  if (earningGuide.payment.length > 0) {
    await expect(main).toContainText(fact('payoutThresholdGuide'));
    await expect(main).toContainText(fact('processingGuide'));
  }
  for (const other of OTHERS) await expect(main).not.toContainText(other);
  await expect(main).toContainText('Earnings vary');
  for (const name of ['Start Earning Today', 'Get the app on Google Play']) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', site.storeUrl);
  }
});

test('earn money has its programs, figures and stories, its reading of payout, and says that earnings vary', async ({
  page,
}) => {
  test.skip(earnMoney.programs.length === 0, 'the content has no programs');
  await page.goto('/earn-money');
  const main = page.getByRole('main');
  await expect(page.locator('#programs').getByRole('heading', { level: 3 })).toHaveText(
    earnMoney.programs.map(({ title }) => title),
  );
  for (const { label } of earnMoney.stats) await expect(main.getByText(label, { exact: true })).toBeVisible();
  for (const { name } of stories.filter((story) => story.page === 'earn-money')) {
    await expect(main.getByRole('figure').filter({ hasText: name })).toBeVisible();
  }
  await expect(page.locator('#programs').getByRole('link', { name: 'Earning guide' })).toHaveAttribute(
    'href',
    '/whatsapp-earning-guide',
  );
  for (const name of [
    'payoutThresholdGuide',
    'processingGuide',
    'earningPerViewMin',
    'referralShare',
  ] as const) {
    await expect(main).toContainText(fact(name));
  }
  for (const other of OTHERS) await expect(main).not.toContainText(other);
  await expect(main).toContainText('Earnings vary');
  await expect(main.getByRole('link', { name: 'Trust & Safety' })).toHaveAttribute('href', '/trust');
});

test('the advertiser guide has its reasons, steps, campaign types, practices and budgets', async ({
  page,
}) => {
  await page.goto('/advertiser-guide');
  const main = page.getByRole('main');
  await expect(page.locator('#campaign-types').getByRole('heading', { level: 3 })).toHaveText(
    advertiserGuide.campaignTypes.map(({ title }) => title),
  );
  for (const { title } of [...advertiserGuide.steps, ...advertiserGuide.reasons]) {
    await expect(main.getByText(title, { exact: true })).toBeVisible();
  }
  for (const { figure } of advertiserGuide.reasons) {
    await expect(main.getByText(figure, { exact: true }).first()).toBeVisible();
  }
  if (advertiserGuide.exampleBudgets.length > 0) {
    const budgets = page.getByRole('region', { name: advertiserGuide.words.budgets.title });
    await expect(budgets).toContainText(fact('costPerView'));
    await expect(budgets.locator('dl > div')).toHaveCount(advertiserGuide.exampleBudgets.length);
    const smallest = Math.min(...advertiserGuide.exampleBudgets);
    for (const [index, amount] of advertiserGuide.exampleBudgets.entries()) {
      const dashes = await budgets.locator('dl > div').nth(index).locator('svg path').getAttribute('d');
      expect(dashes?.split('h').length, `the dashes of ${amount}`).toBe(1 + Math.ceil(amount / smallest));
    }
  }
  for (const link of await page.getByRole('link', { name: 'Run Your First Ad' }).all()) {
    await expect(link).toHaveAttribute('href', site.advertiserUrl);
  }
});

test('the parts of the example ad stand side by side, each above its words; on phones one under the other, each beside them @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/advertiser-guide');
  const parts = page.locator('#storyboard').getByRole('listitem');
  await expect(parts).toHaveCount(showcase.storyboard.length);
  const tops = new Set<number>();
  for (const [index, { shows, text }] of showcase.storyboard.entries()) {
    const part = parts.nth(index);
    await part.scrollIntoViewIfNeeded();
    const frame = await part.getByText(shows).locator('..').boundingBox();
    const words = await part.getByText(text).boundingBox();
    if (!frame || !words) throw new Error(`a part shows nothing: ${shows}`);
    if (isMobile) expect(words.x).toBeGreaterThan(frame.x + frame.width);
    else expect(words.y).toBeGreaterThan(frame.y + frame.height);
    tops.add(Math.round(frame.y + (await page.evaluate(() => scrollY))));
  }
  expect(tops.size).toBe(isMobile ? showcase.storyboard.length : Math.min(1, showcase.storyboard.length));
});

test.describe('download', () => {
  test('has the store button, the steps and the requirements', async ({ page }) => {
    await page.goto('/download');
    for (const link of await page.getByRole('link', { name: /Google Play$/ }).all()) {
      await expect(link).toHaveAttribute('href', site.storeUrl);
    }
    await expect(page.getByRole('img', { name: /^The app.s listing on Google Play/ })).toBeVisible();
    for (const { title } of download.steps) {
      await expect(page.getByRole('main').getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    if (download.needs.length === 0) return;
    const needs = page.getByRole('region', { name: 'What you need' });
    for (const { figure, text } of download.needs) await expect(needs).toContainText(`${figure} ${text}`);
  });

  test('the QR code reads as the store listing', async ({ page }) => {
    await page.goto('/download');
    const code = page.getByRole('img', { name: /^QR code/ });
    await expect(code).toBeVisible();
    // The drawing is compared with the encoder's own modules, cell by cell.
    const { create } = await import('qrcode');
    const { modules } = create(site.storeUrl, { errorCorrectionLevel: 'M' });
    const path = (await code.locator('path').last().getAttribute('d')) ?? '';
    const drawn = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
    const expected = [...modules.data.keys()]
      .filter((index) => modules.data[index])
      .map((index) => `${(index % modules.size) + 4} ${Math.floor(index / modules.size) + 4}`);
    expect(drawn.size).toBe(expected.length);
    expect(expected.filter((cell) => !drawn.has(cell))).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every guide is read in full', async ({ page }) => {
    for (const path of [
      '/whatsapp-earning-guide',
      '/earn-money',
      '/advertiser-guide',
      '/download',
      '/student-guide',
    ]) {
      await page.goto(path);
      expect(await page.locator('main h2').count(), path).toBeGreaterThan(0);
      for (const heading of await page.locator('main h2').all()) await expect(heading, path).toBeVisible();
    }
  });
});
