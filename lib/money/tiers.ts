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
