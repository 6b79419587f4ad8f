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

/** What a number of contacts can bring: arithmetic on content/facts.json, never a promise. */

/** A tier without an upper bound has no `max`. */
export type Contacts = { min: number; max?: number };
/** Without an upper bound there is no `high`: nobody's end is shown as everybody's. */
export type Span = { low: number; high?: number };

/**
 * Views of one item when the largest share of contacts that can see a status does see it.
 * @param viewRate that share, from 0 to 1
 * @returns whole views, rounded down
 */
export function tierViews({ min, max }: Contacts, viewRate: number): Span {
  const views = (contacts: number) => Math.floor(contacts * viewRate);
  return { low: views(min), ...(max !== undefined && { high: views(max) }) };
}

/**
 * Pay for one item with those views.
 * @param rate for a view, in the currency of the site
 * @returns in the currency of the site
 */
export function tierPay({ low, high }: Span, rate: number): Span {
  return { low: low * rate, ...(high !== undefined && { high: high * rate }) };
}

/** @returns a span in words: `85 to 425`, or `from 850` where it has no end */
export function spanText({ low, high }: Span, format: (value: number) => string): string {
  return high === undefined ? `from ${format(low)}` : `${format(low)} to ${format(high)}`;
}
