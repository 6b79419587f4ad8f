import { content } from '../lib/content';
import { expect, expectAccessible, test } from './support/test';

const { site } = content();

test.describe('earning guide', () => {
  test('has six steps, three tiers, six tips and four questions @phone', async ({ page }) => {
    await page.goto('/whatsapp-earning-guide');
    await expect(page.locator('#steps ol > li')).toHaveCount(6);
    await expect(page.locator('#tiers ol > li')).toHaveCount(3);
    await expect(page.getByRole('region', { name: /Habits that bring/ }).getByRole('listitem')).toHaveCount(
      6,
    );
    await expect(page.locator('details[name="earning-faq"]')).toHaveCount(4);
    for (const contacts of ['100-500', '500-1000', '1000+']) {
      await expect(page.locator('#tiers').getByText(contacts, { exact: true })).toBeVisible();
    }
    await expectAccessible(page);
  });

  test('states its own reading of payout and processing', async ({ page }) => {
    await page.goto('/whatsapp-earning-guide');
    const payment = page.locator('#payment');
    for (const text of [
      '$10',
      '1-3 business days',
      'monthly',
      'Bank transfer',
      'Mobile money',
      'PayPal',
      'Crypto',
    ]) {
      await expect(payment.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('main')).not.toContainText('$5.00');
    await expect(page.getByRole('main')).toContainText('Earnings vary');
  });

  test('leads to the store', async ({ page }) => {
    await page.goto('/whatsapp-earning-guide');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Start Earning Today' })).toHaveAttribute(
      'href',
      site.storeUrl,
    );
    await expect(main.getByRole('link', { name: 'Get the app on Google Play' })).toHaveAttribute(
      'href',
      site.storeUrl,
    );
  });
});

test.describe('earn money', () => {
  test('has three programs, three figures and three stories @phone', async ({ page }) => {
    await page.goto('/earn-money');
    await expect(page.locator('#programs').getByRole('heading', { level: 3 })).toHaveText([
      'Status views',
      'Referrals',
      'Business promotion',
    ]);
    await expect(page.getByRole('region', { name: /^Who is in it/ }).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByRole('region', { name: /^What three people/ }).getByRole('figure')).toHaveCount(3);
    await expect(
      page.locator('#programs').getByRole('link', { name: 'Read the earning guide' }),
    ).toHaveAttribute('href', '/whatsapp-earning-guide');
    await expectAccessible(page);
  });

  test('states $10, the range for a view, and that earnings vary', async ({ page }) => {
    await page.goto('/earn-money');
    const main = page.getByRole('main');
    for (const text of ['$10', '1-3 business days', '$0.001', '$0.01', '10%', 'Earnings vary', 'zero']) {
      await expect(main).toContainText(text);
    }
    await expect(main).not.toContainText('$5.00');
    await expect(main.getByRole('link', { name: 'Trust & Safety' })).toHaveAttribute('href', '/trust');
  });
});

test.describe('advertiser guide', () => {
  test('has reasons, five steps, four campaign types and practices @phone', async ({ page }) => {
    await page.goto('/advertiser-guide');
    const steps = page.getByRole('region', { name: 'From an idea to the first view' });
    await expect(steps.getByRole('listitem')).toHaveCount(5);
    await expect(page.locator('#campaign-types').getByRole('heading', { level: 3 })).toHaveText([
      'Brand Awareness',
      'Lead Generation',
      'App Installs',
      'Conversions',
    ]);
    const reasons = page.getByRole('region', { name: 'Why a status works' });
    for (const figure of ['98%', '5.2x', '3x', '100%']) {
      await expect(reasons.getByText(figure, { exact: true })).toBeVisible();
    }
    const practices = page.getByRole('region', { name: /^What makes a small budget/ });
    expect(await practices.getByRole('listitem').count()).toBeGreaterThanOrEqual(6);
    await expectAccessible(page);
  });

  test('works out what a budget buys, and leads to the advertiser app', async ({ page }) => {
    await page.goto('/advertiser-guide');
    const budgets = page.getByRole('region', { name: 'What a budget buys' });
    await expect(budgets).toContainText('$0.003');
    await expect(budgets.locator('dl > div').first()).toHaveText(/\$3\.00\s*1,000\s*views/);
    for (const link of await page.getByRole('link', { name: 'Run Your First Ad' }).all()) {
      await expect(link).toHaveAttribute('href', site.advertiserUrl);
    }
  });
});

test.describe('download', () => {
  test('has the store button, a QR code, four steps and the requirements @phone', async ({ page }) => {
    await page.goto('/download');
    for (const link of await page.getByRole('link', { name: /Google Play$/ }).all()) {
      await expect(link).toHaveAttribute('href', site.storeUrl);
    }
    await expect(page.getByRole('img', { name: /list of campaigns/ })).toBeVisible();
    await expect(page.getByRole('region', { name: /^From the store/ }).getByRole('listitem')).toHaveCount(4);
    const requirements = page.getByRole('region', { name: 'What you need' });
    for (const text of ['18 or over', '50+ contacts', '18+ African countries', 'one WhatsApp account']) {
      await expect(requirements).toContainText(text);
    }
    await expectAccessible(page);
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

test.describe('student guide', () => {
  test('has a table of contents whose every entry leads somewhere @phone', async ({ page }) => {
    await page.goto('/student-guide');
    const targets = await page
      .locator('main a[href^="#"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
    expect(targets.length).toBeGreaterThanOrEqual(6);
    for (const target of targets) await expect(page.locator(target)).toBeAttached();
    for (const text of ['18 or over', 'at least 20 hours', '$10', '2-3', '50+ contacts']) {
      await expect(page.getByRole('main')).toContainText(text);
    }
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [
    '/whatsapp-earning-guide',
    '/earn-money',
    '/advertiser-guide',
    '/download',
    '/student-guide',
  ]) {
    test(`${path} is read in full`, async ({ page }) => {
      await page.goto(path);
      for (const heading of await page.locator('main h2').all()) await expect(heading).toBeVisible();
    });
  }
});

for (const path of [
  '/help-center',
  '/whatsapp-earning-guide',
  '/earn-money',
  '/advertiser-guide',
  '/community',
  '/download',
  '/student-guide',
]) {
  test(`${path} never scrolls sideways, at 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
