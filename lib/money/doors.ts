/** The sum at the earner’s door of the home page, with and without script. */

/** Of content/facts.json: ads on a day with a campaign, days with one, and what a view brings in the currency of the site. */
export type OrdinaryMonth = {
  items: number;
  days: number;
  rate: { lowest: number; usual: number };
};

/** A month's sums in the currency of the site: at the lowest rate and at the usual one. */
type MonthRange = { low: number; high: number };

/** @param views of one ad */
export function monthRange(views: number, { items, days, rate }: OrdinaryMonth): MonthRange {
  const all = views * items * days;
  return { low: all * rate.lowest, high: all * rate.usual };
}

/** @returns how long the balance takes to reach what is paid out, at the high sum and at the low one: `4 to 7 months` */
export function payoutMonths({ low, high }: MonthRange, threshold: number): string {
  const [from, to] = [Math.ceil(threshold / high), Math.ceil(threshold / low)];
  return `${from === to ? '' : `${from} to `}${to} month${to === 1 ? '' : 's'}`;
}
