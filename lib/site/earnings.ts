import { content, currencies, factEntry, factValue, mainCurrency } from '../content';
import { type Currencies, formatMoney } from '../money/index';

/** What a month of sharing is worked out from. */
export type EarningsBasis = {
  /** Days on which ads are shared, in an ordinary month. */
  days: { min: number; max: number };
  /** Ads a day: the least that is advised, and the most that is possible. */
  items: { start: number; max: number };
  /** Of one view, in the currency of the site. */
  rates: { lowest: number; usual: number };
  /** The balance from which money is paid out. */
  threshold: number;
  /** How the months until then are said: content/script.json. */
  payout: Record<'never' | 'after', string>;
  /** What one ad weighs. */
  megabytes: number;
  currencies: Currencies;
  /** The currency that sums are shown in before a visitor chose another, ISO 4217. */
  local: string;
};

/** @throws Error when a fact that it needs is missing */
export function earningsBasis(): EarningsBasis {
  const { min = 1, max = 31 } = factEntry('campaignDays');
  return {
    days: { min, max },
    items: { start: factEntry('itemsPerDayAdvice').min ?? 1, max: factValue('itemsPerDayMax') },
    rates: { lowest: factValue('earningPerViewMin'), usual: factValue('exampleRate') },
    threshold: factValue('payoutThresholdGuide'),
    payout: content().script.calculator,
    megabytes: factValue('dataPerItem'),
    currencies: currencies(),
    local: mainCurrency(),
  };
}

/** @returns an amount in the currency of the site as earners are shown it first */
export function localAmount(amount: number, { currencies, local }: EarningsBasis): string {
  return formatMoney(amount, local, currencies);
}
