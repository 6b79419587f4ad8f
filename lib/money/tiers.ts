/** What a number of contacts can bring at most: arithmetic on content/facts.json, never a promise. */

/** A tier without an upper bound has no `max`. */
export type Contacts = { min: number; max?: number };
export type Span = { low: number; high: number | undefined };

/**
 * Views of one item when the largest share of contacts that can see a status does see it.
 * @param viewRate that share, from 0 to 1
 * @returns whole views, rounded down
 */
export function tierViews({ min, max }: Contacts, viewRate: number): Span {
  return {
    low: Math.floor(min * viewRate),
    high: max === undefined ? undefined : Math.floor(max * viewRate),
  };
}

/**
 * Pay for one item with those views.
 * @param perView lowest and highest pay for a view, in US dollars
 * @returns US dollars, from the fewest views at the lowest pay to the most at the highest
 */
export function tierPay(views: Span, perView: { min: number; max: number }): Span {
  return {
    low: views.low * perView.min,
    high: views.high === undefined ? undefined : views.high * perView.max,
  };
}

/** @returns a span in words: `85 to 425`, or `850 or more` where it has no end */
export function spanText({ low, high }: Span, format: (value: number) => string): string {
  return high === undefined ? `${format(low)} or more` : `${format(low)} to ${format(high)}`;
}
