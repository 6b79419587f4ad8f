import type { Locator, Page } from 'playwright/test';
import { content, fact, factValue, localSum } from '../content';
import { expect } from './test';

const country = (_id: string, name: string, code: string, currencyCode: string) => ({
  _id,
  name,
  code,
  currencyCode,
});
const KENYA = country('ke', 'Kenya', 'KE', 'KES');
const GHANA = country('gh', 'Ghana', 'GH', 'GHS');
const UGANDA = country('ug', 'Uganda', 'UG', 'UGX');

/** An answer of the product API in which everything fits. */
export const CATEGORIES = {
  categories: [
    {
      _id: 'students',
      title: 'Students',
      ageMin: 18,
      ageMax: 24,
      countryPrices: [
        { country: UGANDA, pricePerView: 10.4 },
        { country: KENYA, pricePerView: 0.39 },
      ],
    },
    {
      _id: 'parents',
      title: 'Parents & Families',
      ageMin: 28,
      ageMax: 45,
      countryPrices: [
        { country: UGANDA, pricePerView: 11.1 },
        { country: KENYA, pricePerView: 0.52 },
        { country: GHANA, pricePerView: 0.036 },
      ],
    },
    {
      _id: 'commuters',
      title: 'City Commuters',
      ageMin: 20,
      ageMax: 50,
      countryPrices: [{ country: GHANA, pricePerView: 0.03 }],
    },
  ],
};

/** What the owner set: tests of the selector hold for any of it. */
export const OWNER = {
  start: content().pricing.budget.start,
  sliderMax: content().pricing.budget.sliderMax,
  minimum: factValue('minimumBudget'),
  costPerView: fact('costPerView'),
  minimumBudget: fact('minimumBudget'),
};

/**
 * @param budget in the currency of the site
 * @param price per view in the other currency; the displayed cost per view without one
 * @returns whole views, with thousands separators
 */
export function viewsFor(budget: number, price?: number, currency = 'KES'): string {
  const rate = content().pricing.perUnit[currency];
  const perView = price && rate ? price / rate : factValue('costPerView');
  return Math.floor(Number((budget / perView).toPrecision(12))).toLocaleString('en-US');
}

/** @returns what the budget field says in a country, of an amount in the currency of the site */
export function figureIn(amount: number, country = 'KE'): string {
  return localSum(amount, country).split('\u00a0')[1] ?? '';
}

/** Opens the home page and waits until its pricing selector lives. */
export async function openPricing(page: Page) {
  await page.goto('/#pricing');
  const island = page.locator('[data-island=pricing]');
  await island.scrollIntoViewIfNeeded();
  await expect(island).toHaveAttribute('data-hydrated', '');
  return {
    island,
    audience: island.getByRole('button', { name: /^Audience/ }),
    search: island.getByRole('combobox', { name: 'Search audiences' }),
    options: island.getByRole('listbox', { name: 'Audiences' }).getByRole('option'),
    country: island.getByRole('combobox', { name: 'Country' }),
    countries: island.getByRole('combobox', { name: 'Country' }).locator('option'),
    budget: island.getByRole('textbox', { name: 'Budget' }),
    slider: island.getByRole('slider', { name: 'Budget' }),
    views: island.locator('output'),
    failure: island.getByText('Failed to load categories', { exact: true }),
    retry: island.getByRole('button', { name: 'Try again' }),
  };
}

/** @returns the element's text colour as red, green and blue, 0 to 255, whatever colour space its style uses */
export async function colorOf(element: Locator): Promise<[red: number, green: number, blue: number]> {
  return element.evaluate((node) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('This browser has no canvas.');
    canvas.fillStyle = getComputedStyle(node).color;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [red, green, blue];
  });
}

/** @returns width and height in CSS pixels, wherever the page is scrolled to */
export async function sizeOf(element: Locator): Promise<{ width: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the page.');
  return { width: box.width, height: box.height };
}
