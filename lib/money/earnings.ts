/** What an earner gets in a month: the arithmetic of the calculator, with and without script. */

import { counted } from './words';

/** What somebody does in a month. */
export type Month = {
  /** Views of one ad. */
  views: number;
  /** Ads shared on a day with a campaign. */
  items: number;
  /** Days with a campaign. */
  days: number;
  /** Screenshots that do not count. */
  refused: number;
};

/** @returns ads whose screenshot counts */
export function countedItems({ items, days, refused }: Month): number {
  return Math.max(0, items * days - refused);
}

/**
 * @param rate for a view, in the currency of the site
 * @returns in the currency of the site, in whole cents
 */
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

/**
 * @param words `after` has a place for `{months}`
 * @returns how long the first payout takes, in words
 */
export function payoutAfter(months: number | undefined, words: Record<'never' | 'after', string>): string {
  return months === undefined ? words.never : words.after.replace('{months}', counted(months, 'month'));
}

/** @returns a day of the month after the one in which the threshold is reached: payouts are monthly */
export function payoutMonth(start: Date, months: number): Date {
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1));
}

function cents(amount: number): number {
  return Math.round(Number((amount * 100).toPrecision(12))) / 100;
}
