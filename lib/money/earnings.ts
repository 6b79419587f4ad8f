/** A low and a high end in US dollars. */
export type DollarRange = { low: number; high: number };

/** Days that count as a month. */
export const DAYS_A_MONTH = 30;

/**
 * What an earner gets in a day: views times items times the earning per view (specification, section 9).
 * @param views that each shared item gets in a day
 * @param items shared in a day
 * @param perView US dollars, from the lowest to the highest earning per view
 */
export function earningsADay(views: number, items: number, perView: DollarRange): DollarRange {
  const total = views * items;
  return { low: cents(total * perView.low), high: cents(total * perView.high) };
}

/** @returns what that comes to in a month of 30 days */
export function earningsAMonth(day: DollarRange): DollarRange {
  return { low: cents(day.low * DAYS_A_MONTH), high: cents(day.high * DAYS_A_MONTH) };
}

function cents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
