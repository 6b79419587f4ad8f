import { content, factEntry, factValue, localSum, writtenSum } from './content';
import { expect, expectAccessible, test } from './support/test';

const { site } = content();
const [lowest, usual] = [factValue('earningPerViewMin'), factValue('exampleRate')];
const days = { min: factEntry('campaignDays').min ?? 0, max: factEntry('campaignDays').max ?? 0 };

type Month = { views: number; items: number; days: number; refused: number };

/** Every view of every ad whose screenshot was accepted is paid, in whole cents. */
const monthSum = ({ views, items, days: shared, refused }: Month, rate: number) =>
  Math.round(100 * views * (items * shared - refused) * rate) / 100;

for (const path of ['/whatsapp-earning-guide', '/earn-money']) {
  test.describe(`the calculator of ${path}`, () => {
    test('answers from the lowest rate, for what was typed @phone', async ({ page }) => {
      await page.goto(path);
      const form = page.locator('form[data-earnings]');
      const low = form.locator('[data-earnings-low]');
      await expect(form.getByRole('radio')).toHaveCount(factValue('itemsPerDayMax'));
      await expect(form.locator('[data-earnings-low-payout]')).toContainText(/, in \w+ \d{4}$|months?$/);

      await form.getByLabel('Views of one Status').fill('48, 61, 56');
      await form.getByRole('slider').fill(String(days.max));
      await form.getByText(content().calculator.costs.title).click();
      await form.getByLabel('Screenshots refused').fill('4');
      const items = Number(await form.getByRole('radio', { checked: true }).getAttribute('value'));
      const month = { views: 55, items, days: days.max, refused: 4 };
      await expect(low).toHaveText(localSum(monthSum(month, lowest)));
      await expect(form.locator('[data-earnings-usual]')).toHaveText(localSum(monthSum(month, usual)));

      await form.getByLabel('Currency').selectOption(site.currency);
      await expect(low).toHaveText(writtenSum(monthSum(month, lowest)));
      await form.getByLabel('A gigabyte costs you').fill('100000');
      await expect(low).toContainText('−');
      await expect(form.locator('[data-earnings-note]')).toContainText('data costs you more');
      await expect(page.locator('#calculator')).toContainText('Earnings vary');
      await expectAccessible(page, '#calculator');
    });

    test('says beside the field what it cannot read, and shows no sum', async ({ page }) => {
      await page.goto(path);
      const form = page.locator('form[data-earnings]');
      await expect(form.locator('[data-earnings-low-payout]')).toContainText(/, in \w+ \d{4}$|months?$/);
      const views = form.getByLabel('Views of one Status');
      await views.fill('many');
      await expect(form.getByRole('alert')).toContainText('Write one number');
      await expect(views).toHaveAccessibleDescription(/Write one number/);
      await expect(form.locator('[data-earnings-low]')).toHaveText('–');
      await views.press('Enter');
      await expect(page).toHaveURL(path);
      await views.fill('99999');
      await expect(form.getByRole('alert')).toContainText('Only people who saved');
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('ordinary months stand in a table @phone', async ({ page }) => {
    await page.goto('/earn-money');
    await expect(page.locator('form[data-earnings]')).toBeHidden();
    const row = page.locator('#calculator').getByRole('row', { name: /^200 / });
    const items = factEntry('itemsPerDayAdvice').min ?? 0;
    const cell = (count: number, rate: number) =>
      localSum(monthSum({ views: 200, items, days: count, refused: 0 }, rate));
    await expect(row.getByRole('cell')).toHaveText([
      cell(days.min, lowest),
      cell(days.max, lowest),
      cell(days.min, usual),
      cell(days.max, usual),
      /^after/,
    ]);
    await expect(row.getByRole('cell').first()).toBeVisible();
  });
});

test('payout facts follow the country that was chosen on this device', async ({ page }) => {
  const { pricing, payouts, earnMoney } = content();
  const { countries, perUnit } = pricing;
  test.skip(
    payouts.answers.length === 0 || earnMoney.programs.length === 0,
    'the content has no answers on payouts or no programs',
  );
  const country = countries.find(({ currencyCode }) => perUnit[currencyCode]);
  test.skip(!country, 'the content has no country');
  if (!country) return;
  await page.goto('/how-payouts-work');
  const sums = page.locator('[data-local-sum]');
  await expect(sums.first()).toHaveText(localSum(factValue('payoutThresholdGuide')));
  await page.evaluate((code) => localStorage.setItem('country', code), country.code);
  for (const path of ['/how-payouts-work', '/earn-money']) {
    await page.goto(path);
    const threshold = localSum(factValue('payoutThresholdGuide'), country.code);
    await expect(sums.first()).toHaveText(threshold);
  }
  await page.goto('/how-payouts-work');
  await expect(page.locator('#countries [aria-current]')).toContainText(country.name);
});
