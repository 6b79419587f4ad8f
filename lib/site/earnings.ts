import { content, currencies, factEntry, factValue, mainCurrency } from '../content';
import { formatMoney } from '../money/index';

/** What a month of sharing is worked out from. */
export type EarningsBasis = ReturnType<typeof earningsBasis>;

/** @throws Error when a fact that it needs is missing */
export function earningsBasis() {
  const { min = 1, max = 31 } = factEntry('campaignDays');
  const usual = Math.round((min + max) / 2);
  const start = factEntry('itemsPerDayAdvice').min ?? 1;
  return {
    /** On which ads are shared, in an ordinary month. */
    days: { min, max, usual },
    /** Ads a day: the least that is advised, and the most that is possible. */
    items: { start, max: factValue('itemsPerDayMax') },
    /** Of one ad, so that the month of all earners together comes to the views that the company counts. */
    views: Math.round((30 * factValue('dailyViews')) / factValue('earners') / (start * usual)),
    rates: { lowest: factValue('earningPerViewMin'), usual: factValue('exampleRate') },
    threshold: factValue('payoutThresholdGuide'),
    /** How the months until then are said. */
    payout: content().script.calculator,
    megabytes: factValue('dataPerItem'),
    currencies: currencies(),
    /** That sums are shown in before a visitor chose another. */
    local: mainCurrency(),
  };
}

/** @returns an amount in the currency of the site as earners are shown it first */
export function localAmount(amount: number, { currencies, local }: EarningsBasis): string {
  return formatMoney(amount, local, currencies);
}
