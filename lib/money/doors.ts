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
