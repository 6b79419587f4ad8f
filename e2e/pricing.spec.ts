import { content, HAS_PRICES, localSum, writtenSum } from './content';
import { loseIslands } from './support/islands';
import { CATEGORIES, colorOf, figureIn, OWNER, openPricing, sizeOf, viewsFor } from './support/pricing';
import { type ProductApi, startProductApi } from './support/product-api';
import { stopClock } from './support/stopped-clock';
import { test as base, expect, expectAccessible } from './support/test';

const test = base.extend<{ api: ProductApi }>({
  api: async ({ page }, use) => {
    const api = await startProductApi(page);
    await use(api);
    await api.close();
  },
});

test.skip(!HAS_PRICES, 'the content has no prices');

test.describe('with an API that answers well', () => {
  test.beforeEach(({ api }) => api.sends(CATEGORIES));

  test('shows the price of the first audience in its first country @phone', async ({ page, api }) => {
    const { island, audience, country, countries, views } = await openPricing(page);
    await expect(audience).toHaveAccessibleName('Audience Students');
    expect(api.calls).toEqual(['/categories']);
    await expect(countries).toHaveText(['Kenya (KES)', 'Uganda (UGX)']);
    await expect(country).toHaveValue('ke');
    await expect(views).toContainText(viewsFor(OWNER.start, 0.39));
    await expect(views).toContainText('views, at KES\u00a00.39 each in Kenya');
    for (const [term, value] of [
      ['Displayed cost per view', `KES\u00a00.39 (${OWNER.costPerView})`],
      ['Minimum budget', `${localSum(OWNER.minimum)} (${OWNER.minimumBudget})`],
      ['Age range', '18–24'],
    ] as const) {
      await expect(island.locator('dl > div').filter({ hasText: term })).toContainText(value);
    }
    await expectAccessible(page, '#pricing');
  });

  test('keeps the chosen country for another audience where that has a price in it', async ({ page }) => {
    const { audience, search, options, country, countries, views } = await openPricing(page);
    await country.selectOption('ug');
    await expect(views).toContainText('at UGX\u00a010.40 each');

    await audience.click();
    await expect(options).toHaveCount(3);
    await options.filter({ hasText: 'Parents' }).click();
    await expect(search).toBeHidden();
    await expect(audience).toHaveAccessibleName('Audience Parents & Families');
    await expect(audience).toBeFocused();
    await expect(countries).toHaveText(['Ghana (GHS)', 'Kenya (KES)', 'Uganda (UGX)']);
    await expect(country).toHaveValue('ug');
    await country.selectOption('ke');
    await expect(views).toContainText(viewsFor(OWNER.start, 0.52));

    await audience.click();
    await options.filter({ hasText: 'Commuters' }).click();
    await expect(country).toHaveValue('gh');
    await audience.click();
    await options.filter({ hasText: 'Parents' }).click();
    await expect(country).toHaveValue('ke');
  });

  test('has an address, and tells the advertiser app what was chosen @phone', async ({ page }) => {
    const { island, audience, options, country, budget } = await openPricing(page);
    await audience.click();
    await options.filter({ hasText: 'Parents' }).click();
    await country.selectOption('gh');
    await budget.fill(figureIn(40, 'GH'));
    const query = 'audience=parents&country=GH&budget=40';
    await expect(island.getByRole('link', { name: 'Run Your First Ad' })).toHaveAttribute(
      'href',
      new RegExp(`${query}$`),
    );
    await island.getByRole('link', { name: 'Link to this quote' }).click();
    await expect(page).toHaveURL(`/?${query}#pricing`);
    await expect(audience).toHaveAccessibleName(/Parents/);
    await expect(country).toHaveValue('gh');
    await expect(budget).toHaveValue(figureIn(40, 'GH'));
    await expect(island.getByText(writtenSum(40), { exact: true })).toBeVisible();
  });

  test('searches names and descriptions, and forgets the search @phone', async ({ page }) => {
    const { island, audience, search, options } = await openPricing(page);
    await audience.click();
    await search.fill('PARENTS');
    await expect(options).toHaveText([/Parents & Families/]);
    await search.fill('20-50');
    await expect(options).toHaveText([/City Commuters/]);
    await search.fill('zzz');
    await expect(options).toHaveCount(0);
    await expect(island.getByText('No audience matches “zzz”.')).toBeVisible();
    await expectAccessible(page, '#pricing');

    await search.fill('comm');
    await options.first().click();
    await expect(search).toBeHidden();
    await audience.click();
    await expect(search).toHaveValue('');
    await expect(options).toHaveCount(3);
    await expect(options.locator('nth=2')).toHaveAttribute('aria-selected', 'true');
    await expectAccessible(page, '#pricing');
  });

  test('is worked by keyboard alone', async ({ page }) => {
    const { audience, search, options, country, slider, budget } = await openPricing(page);
    await audience.focus();
    await page.keyboard.press('ArrowDown');
    await expect(search).toBeFocused();
    await expect(audience).toHaveAttribute('aria-expanded', 'true');
    const pointsAt = async (text: string) => {
      const id = await search.getAttribute('aria-activedescendant');
      await expect(page.locator(`[id="${id}"]`)).toContainText(text);
    };
    await pointsAt('Students');
    await page.keyboard.press('ArrowDown');
    await pointsAt('Parents');
    await page.keyboard.press('End');
    await pointsAt('Commuters');
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await expect(audience).toBeFocused();
    await expect(audience).toHaveAccessibleName(/Students/);

    await page.keyboard.press('Enter');
    await page.keyboard.type('par');
    await expect(options).toHaveCount(1);
    await pointsAt('Parents');
    await page.keyboard.press('Enter');
    await expect(audience).toHaveAccessibleName(/Parents/);
    await expect(audience).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(search).toBeHidden();
    await expect(country).toBeFocused();
    await expect(audience).toHaveAccessibleName(/Parents/);
    await page.keyboard.press('Tab');
    await expect(budget).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(slider).toBeFocused();
    await page.keyboard.press('Home');
    await expect(budget).toHaveValue(figureIn(OWNER.minimum));
    await expect(slider).toHaveAttribute('aria-valuetext', localSum(OWNER.minimum, 'KE'));
  });

  test('closes the list without a choice when the visitor turns elsewhere', async ({ page }) => {
    const { audience, search, options } = await openPricing(page);
    await audience.click();
    await search.fill('par');
    await expect(options).toHaveCount(1);
    await page.locator('#pricing-title').click();
    await expect(search).toBeHidden();
    await expect(audience).toHaveAccessibleName(/Students/);
    await audience.click();
    await audience.click();
    await expect(search).toBeHidden();
  });

  test('says how many views a budget buys, from the minimum on @phone', async ({ page }) => {
    const { island, budget, slider, views } = await openPricing(page);
    const { start, minimum, sliderMax } = OWNER;
    const typed = (amount: number) => budget.fill(figureIn(amount));
    await expect(budget).toHaveValue(figureIn(start));
    await slider.fill(String(sliderMax));
    await expect(budget).toHaveValue(figureIn(sliderMax));
    await expect(views).toContainText(viewsFor(sliderMax, 0.39));
    await typed(minimum);
    await expect(slider).toHaveValue(String(minimum));
    await expect(views).toContainText(viewsFor(minimum, 0.39));
    await typed(sliderMax + 150);
    await expect(slider).toHaveValue(String(sliderMax));
    await expect(views).toContainText(viewsFor(sliderMax + 150, 0.39));
    const [least, most] = [localSum(minimum, 'KE'), localSum(1_000_000, 'KE')];
    for (const refused of [figureIn(minimum - 0.1), '', figureIn(1_000_001)]) {
      await budget.fill(refused);
      await expect(budget).toHaveAttribute('aria-invalid', 'true');
      await expect(budget).toHaveAccessibleDescription(`Please enter from ${least} to ${most}`);
      await expect(views).toContainText('–');
    }
    await expectAccessible(page, '#pricing');
    await typed(minimum + 1);
    await expect(budget).toHaveAccessibleDescription(`minimum ${least}`);
    await expect(island.getByRole('alert')).toHaveCount(0);
  });

  test('keeps what a budget is worth, and what is typed as it was typed, in every country @phone', async ({
    page,
  }) => {
    const { island, budget, country, views } = await openPricing(page);
    const worth = (amount: number) =>
      expect(island.getByText(writtenSum(amount), { exact: true })).toBeVisible();
    const amount = OWNER.minimum + 10.5;
    const inUganda = figureIn(amount, 'UG');
    await country.selectOption('ug');
    await expect(budget).toHaveValue(figureIn(OWNER.start, 'UG'));
    await worth(OWNER.start);
    await budget.fill(inUganda.replaceAll(',', ' '));
    await expect(budget).toHaveValue(inUganda.replaceAll(',', ' '));
    await worth(amount);
    await expect(views).toContainText(viewsFor(amount, 10.4, 'UGX'));
    await country.selectOption('ke');
    await expect(budget).toHaveValue(figureIn(amount));
    await worth(amount);
    await budget.fill('1');
    await expect(budget).toHaveAttribute('aria-invalid', 'true');
    await country.selectOption('ug');
    await expect(budget).toHaveValue('1');
    await expect(budget).toHaveAccessibleDescription(
      `Please enter from ${localSum(OWNER.minimum, 'UG')} to ${localSum(1_000_000, 'UG')}`,
    );
  });

  test('records what the visitor did', async ({ page }) => {
    const { audience, options, country, budget } = await openPricing(page);
    await audience.click();
    await options.filter({ hasText: 'Parents' }).click();
    await expect(audience).toHaveAccessibleName(/Parents/);
    await country.selectOption('ke');
    await budget.fill(figureIn(OWNER.minimum + 2));
    await budget.blur();
    const recorded = () =>
      page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'pricing_interaction'));
    await expect.poll(recorded).toEqual(
      ['select_category', 'select_country', 'change_budget'].map((action) => ({
        event: 'pricing_interaction',
        plan_name: 'Parents & Families',
        action,
      })),
    );
  });

  test('keeps a budget that was set before it lived', async ({ page }) => {
    const scripts: (() => void)[] = [];
    await page.route('**/_next/static/**/*.js', async (route) => {
      await new Promise<void>((resolve) => scripts.push(resolve));
      await route.continue();
    });
    await page.goto('/#pricing');
    const island = page.locator('[data-island=pricing]');
    await island.getByRole('slider', { name: 'Budget' }).fill(String(OWNER.sliderMax));
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    await page.unroute('**/_next/static/**/*.js');
    for (const release of scripts) release();
    await expect(island).toHaveAttribute('data-hydrated', '');
    await expect(island.getByRole('textbox', { name: 'Budget' })).toHaveValue(figureIn(OWNER.sliderMax));
    await expect(island.locator('output')).toContainText(viewsFor(OWNER.sliderMax, 0.39));
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('the list opens without a keyboard over it', async ({ page, api }) => {
    api.sends(CATEGORIES);
    const { audience, search } = await openPricing(page);
    await audience.tap();
    await expect(search).toHaveAttribute('inputmode', 'none');
    await search.tap();
    await expect(search).toHaveAttribute('inputmode', 'search');
  });
});

test.describe('with an API that takes its time', () => {
  test('has a skeleton that assistive technology is told about @phone', async ({ page, api }) => {
    api.holds();
    const { island } = await openPricing(page);
    await expect(island.getByText('Loading audiences and prices')).toBeAttached();
    await expectAccessible(page, '#pricing');
    api.release(CATEGORIES);
  });

  test('shows a skeleton of the final size, and nothing moves when it answers @phone', async ({
    page,
    api,
  }) => {
    api.holds();
    await stopClock(page);
    const { island, audience, country, views } = await openPricing(page);
    await expect(island.getByText('Loading audiences and prices')).toBeAttached();
    await expect(island.locator('fieldset[aria-busy=true]')).toBeVisible();
    await expect(views).not.toContainText(/\d/);
    await expect(audience).toHaveCount(0);
    const before = await sizeOf(island);
    await page.evaluate(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift' });
      Object.assign(window, { shifts });
    });
    // The skeleton is in the document before its island has asked.
    await expect.poll(() => api.calls.length).toBe(1);
    api.release(CATEGORIES);
    await expect(country).toBeVisible();
    await expect(island.locator('fieldset[aria-busy=false]')).toBeVisible();
    expect(await sizeOf(island)).toEqual(before);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });
});

test.describe('with an API that answers wrongly', () => {
  test.use({ allowedErrors: [/Failed to load/] });

  test('says so, and tries again, where the code of the selector cannot be fetched @phone', async ({
    page,
    api,
  }) => {
    api.sends(CATEGORIES);
    const found = await loseIslands(page);
    await page.goto('/#pricing');
    const pricing = page.locator('#pricing');
    const failure = pricing.getByText('Failed to load categories', { exact: true });
    const retry = pricing.getByRole('button', { name: 'Try again' });
    await expect(failure).toBeVisible();
    await expect(failure).toHaveRole('alert');
    await expect(pricing.getByText('Loading audiences and prices')).toBeHidden();
    await expectAccessible(page, '#pricing');
    await retry.click();
    await expect(failure).toBeVisible();
    await found();
    await retry.click();
    await expect(pricing.getByRole('combobox', { name: 'Country' })).toBeVisible();
    await expect(failure).toBeHidden();
  });

  const FAILURES: [name: string, fail: (api: ProductApi) => void][] = [
    ['a status that says so', (api) => api.sendsText('{"categories":[]}', 500)],
    ['a page instead of JSON', (api) => api.sendsText('<!doctype html><title>Login</title>')],
    ['a broken connection @phone', (api) => api.hangsUp()],
  ];
  for (const [name, fail] of FAILURES) {
    test(`says so in red, and tries again, after ${name}`, async ({ page, api }) => {
      fail(api);
      const { island, failure, retry, audience, views } = await openPricing(page);
      await expect(failure).toBeVisible();
      await expect(failure).toHaveRole('alert');
      const [red, green, blue] = await colorOf(failure);
      expect(red).toBeGreaterThan(2 * Math.max(green, blue));
      await expect(views).toContainText(viewsFor(OWNER.start));
      await expectAccessible(page, '#pricing');
      const size = await sizeOf(island);

      await retry.click();
      await expect(failure).toBeVisible();
      api.sends(CATEGORIES);
      await retry.click();
      await expect(audience).toHaveAccessibleName(/Students/);
      await expect(failure).toHaveCount(0);
      expect(await sizeOf(island)).toEqual(size);
    });
  }

  test('gives up an answer that does not come within 15 seconds', async ({ page, api }) => {
    api.holds();
    await stopClock(page);
    const { failure } = await openPricing(page);
    await expect.poll(() => api.calls.length).toBe(1);
    await page.clock.runFor(15_000 - 1);
    await expect(failure).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(failure).toBeVisible();
  });
});

test.describe('with an API that leaves things out', () => {
  test('has words for a list without anything that fits', async ({ page, api }) => {
    api.sends({ categories: [null, {}, { title: 'No id' }] });
    const { island, failure, views } = await openPricing(page);
    await expect(island.getByText('No audience can be booked at the moment.')).toBeVisible();
    await expect(failure).toHaveCount(0);
    await expect(views).toContainText(viewsFor(OWNER.start));
    await expectAccessible(page, '#pricing');
  });

  test('skips what does not fit and shows the rest', async ({ page, api }) => {
    const [students, ...others] = CATEGORIES.categories;
    api.sends({
      categories: [
        null,
        { ...students, _id: undefined },
        { _id: 'bare', title: 'Bare' },
        {
          ...students,
          countryPrices: [
            { country: null, pricePerView: 1 },
            { pricePerView: 1 },
            { country: { _id: 'x', name: 'Nowhere', code: 'XX' }, pricePerView: 1 },
            ...(students?.countryPrices ?? []),
          ],
        },
        ...others,
      ],
    });
    const { island, audience, options, country, countries } = await openPricing(page);
    await expect(audience).toHaveAccessibleName('Audience Bare');
    await expect(countries).toHaveText(['No country yet']);
    await expect(country).toBeDisabled();
    await expect(island.getByText('Estimated at our displayed cost')).toBeVisible();
    await expectAccessible(page, '#pricing');

    await audience.click();
    await expect(options).toHaveCount(4);
    await options.filter({ hasText: 'Students' }).click();
    await expect(countries).toHaveText(['Kenya (KES)', 'Uganda (UGX)']);
  });

  test('estimates by the displayed cost where it knows no rate', async ({ page, api }) => {
    const untraded = { _id: 'aq', name: 'Antarctica', code: 'AQ', currencyCode: 'XTS' };
    api.sends({
      categories: [
        {
          _id: 'a',
          title: 'A',
          ageMin: 1,
          ageMax: 2,
          countryPrices: [{ country: untraded, pricePerView: 4 }],
        },
      ],
    });
    const { island, views } = await openPricing(page);
    await expect(views).toContainText('at XTS\u00a04.00 each');
    await expect(views).toContainText(viewsFor(OWNER.start));
    await expect(island.getByText('Estimated at our displayed cost')).toBeVisible();
  });
});

test('draws fifty of 2,000 audiences and finds the others @phone', async ({ page, api }) => {
  const [first] = CATEGORIES.categories;
  api.sends({
    categories: Array.from({ length: 2000 }, (_, index) => ({
      ...first,
      _id: `c${index}`,
      title: `Audience ${index}`,
    })),
  });
  const { island, audience, search, options } = await openPricing(page);
  await audience.click();
  await expect(options).toHaveCount(50);
  await expect(island.getByText('The first 50 of 2,000. Type to find the others.')).toBeVisible();
  const list = island.getByRole('listbox');
  await expect(list).toHaveCSS('max-height', '240px');
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
  await search.fill('Audience 1999');
  await expect(options).toHaveText([/Audience 1999/]);
  await search.press('Enter');
  await expect(audience).toHaveAccessibleName('Audience Audience 1999');
});

const { pricing } = content();
const [firstAudience] = pricing.categories;
const priced = pricing.categories.flatMap(({ id, prices = [] }) =>
  prices.flatMap(({ country, pricePerView }) => (country ? [{ id, country, pricePerView }] : [])),
);

base.describe('without JavaScript', () => {
  base.use({ javaScriptEnabled: false });
  base('has the same prices as a table @phone', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-island=pricing]')).toBeHidden();
    const section = page.locator('#pricing');
    for (const figure of [OWNER.costPerView, OWNER.minimumBudget]) {
      await expect(section.getByText(figure, { exact: true }).filter({ visible: true })).toBeVisible();
    }
    for (const { name } of pricing.countries) {
      await expect(section.getByRole('rowheader', { name, exact: true })).toBeAttached();
    }
    const [first] = priced;
    if (!first) return;
    const { name = '' } = pricing.countries.find(({ id }) => id === first.country) ?? {};
    const cells = section
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(cells).toContainText(String(first.pricePerView));
  });
});

base('the embedded API fills the selector', async ({ page }) => {
  const { audience, options, countries } = await openPricing(page);
  if (firstAudience) await expect(audience).toHaveAccessibleName(`Audience ${firstAudience.title}`);
  await audience.click();
  await expect(options).toHaveCount(pricing.categories.length);
  for (const [index, { prices = [] }] of pricing.categories.entries()) {
    if (index > 0) await audience.click();
    await options.nth(index).click();
    const offered = prices.filter(({ country }) => country !== null).length;
    await expect(countries).toHaveCount(Math.max(1, offered));
  }
});

base('is usable at 320 px and in forced colours', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { audience, options, country, slider } = await openPricing(page);
  await audience.click();
  await options.last().click();
  await expect(country).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page, '#pricing');

  await page.emulateMedia({ forcedColors: 'active' });
  await audience.click();
  await expect(options.last()).toHaveCSS('outline-style', 'solid');
  await expect(slider).toHaveCSS('appearance', 'auto');
});
