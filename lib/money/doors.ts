/** The sum at the earner’s door of the home page, with and without script. */

/** What an ordinary month is made of, and what a view brings: from content/facts.json. */
export type OrdinaryMonth = {
  /** Ads shared on a day with a campaign. */
  items: number;
  /** Days with a campaign, from few to many. */
  days: { min: number; max: number };
  /** in the currency of the site for a view: the lowest rate and the usual one. */
  rate: { lowest: number; usual: number };
};

/**
 * @param views of one ad
 * @returns in the currency of the site in a month: from few days at the lowest rate to many at the usual one
 */
export function monthRange(
  views: number,
  { items, days, rate }: OrdinaryMonth,
): { low: number; high: number } {
  return { low: views * items * days.min * rate.lowest, high: views * items * days.max * rate.usual };
}

/**
 * @param month sums of an ordinary month, from low to high
 * @param threshold what the balance must hold before it is paid out, in the same currency
 * @returns the number of the month in which it does: at the high sum, and at the low one
 */
export function payoutMonths(
  { low, high }: { low: number; high: number },
  threshold: number,
): { from: number; to: number } {
  return { from: Math.ceil(threshold / high), to: Math.ceil(threshold / low) };
}
