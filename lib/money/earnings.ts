/** What an earner gets in a month: the arithmetic of the calculator, with and without script. */
import { counted } from './words';

/** A month: views of one ad, ads shared on a day with a campaign, such days, and screenshots that do not count. */
export type Month = { views: number; items: number; days: number; refused: number };

/** @returns ads whose screenshot counts */
export function countedItems({ items, days, refused }: Month): number {
  return Math.max(0, items * days - refused);
}

/** @returns what a month brings at a rate for a view, both in the currency of the site, in whole cents */
export function monthSum(month: Month, rate: number): number {
  return cents(month.views * countedItems(month) * rate);
}

/**
 * What the month costs in mobile data: each ad comes down once and goes up once, its screenshot on top, refused or not.
 * @param megabytes of one ad
 * @param perGigabyte price in any currency
 * @returns the same currency, in hundredths
 */
export function dataCost({ items, days }: Month, megabytes: number, perGigabyte: number): number {
  return cents((items * days * megabytes * perGigabyte) / 1000);
}

/** @returns whole months until a balance that grows by `sum` has reached `threshold`; undefined when it never does */
export function monthsToPayout(sum: number, threshold: number): number | undefined {
  return sum > 0 ? Math.ceil(Number((threshold / sum).toPrecision(12))) : undefined;
}

/** @returns how much of `threshold` a month brings, in whole hundredths from 0 to 100 */
export function shareOf(sum: number, threshold: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, sum / threshold)));
}

/** @returns how long the first payout takes, in words: `after` has a place for `{months}` */
export function payoutAfter(months: number | undefined, words: Record<'never' | 'after', string>): string {
  return months === undefined ? words.never : words.after.replace('{months}', counted(months, 'month'));
}

/**
 * @returns a day of the month after the one in which the threshold is reached: payouts are monthly. Months count whole, so
 *   that the first is the next one unless today is its first day.
 */
export function payoutMonth(today: Date, months: number): Date {
  const first = today.getUTCMonth() + (today.getUTCDate() === 1 ? 0 : 1);
  return new Date(Date.UTC(today.getUTCFullYear(), first + months, 1));
}

function cents(amount: number): number {
  return Math.round(Number((amount * 100).toPrecision(12))) / 100;
}

/** Contacts of a tier, or what they can bring; without an upper end nobody's end is shown as everybody's. */
export type Span = { min: number; max?: number | undefined };

/** @returns whole views of one item when a share of the contacts, from 0 to 1, sees it */
export function tierViews({ min, max }: Span, share: number): Span {
  const views = (contacts: number) => Math.floor(contacts * share);
  return { min: views(min), max: max === undefined ? undefined : views(max) };
}

/** @returns a span in words, its ends times a rate: `85 to 425`, or `from 850` where it has no upper one */
export function spanText({ min, max }: Span, format: (value: number) => string, rate = 1): string {
  return max === undefined ? `from ${format(min * rate)}` : `${format(min * rate)} to ${format(max * rate)}`;
}
