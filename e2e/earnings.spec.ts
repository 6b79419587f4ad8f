import { factValue } from '../lib/content';
import { expect, expectAccessible, test } from './support/test';

for (const path of ['/whatsapp-earning-guide', '/earn-money']) {
  test.describe(`the calculator of ${path}`, () => {
    test('answers with a range for a day and for a month @phone', async ({ page }) => {
      await page.goto(path);
      const form = page.locator('form[data-earnings]');
      const views = form.getByRole('slider', { name: /^Views each ad gets in a day/ });
      const answer = form.locator('output');
      await expect(form.getByRole('radio')).toHaveCount(factValue('itemsPerDayMax'));
      await expect(form.getByRole('radio', { name: '3', exact: true })).toBeChecked();
      await expect(answer).toContainText('$18.00 to $180.00');

      await views.fill('1000');
      await form.getByText('5', { exact: true }).click();
      await expect(form.locator('[data-earnings-views]')).toHaveText('1,000');
      await expect(answer).toContainText('In a month you could earn$150.00 to $1,500.00');
      await expect(answer).toContainText('In a day$5.00 to $50.00');
      await expect(form.locator('[data-slider-lit]')).toHaveAttribute('x2', '48.7%');
      await expect(page.locator('#calculator')).toContainText('Earnings vary');
      await expectAccessible(page, '#calculator');
    });

    test('is worked by keyboard', async ({ page }) => {
      await page.goto(path);
      const form = page.locator('form[data-earnings]');
      await form.getByRole('slider').focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await expect(form.getByRole('radio', { name: '1', exact: true })).toBeChecked();
      await expect(form.locator('output')).toContainText('$1.50 to $15.00');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(path);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('typical answers stand in a table @phone', async ({ page }) => {
    await page.goto('/earn-money');
    await expect(page.locator('form[data-earnings]')).toBeHidden();
    const row = page.locator('#calculator').getByRole('row', { name: /^250 / });
    await expect(row.getByRole('cell')).toHaveText([
      '$7.50 to $75.00',
      '$15.00 to $150.00',
      '$22.50 to $225.00',
      '$30.00 to $300.00',
      '$37.50 to $375.00',
    ]);
    await expect(row.getByRole('cell').first()).toBeVisible();
  });
});
