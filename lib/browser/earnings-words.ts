/** What the calculator says in words. */
import { insert } from '../content/text/insert';
import { payoutAfter, payoutMonth } from '../money/earnings';
import { formatAmount } from '../money/format';
import { counted } from '../money/words';

/** Further ahead than this, a month's name would promise what nobody can know. */
const MONTHS_NAMED = 24;
/** A month’s sum, in the currency of the site, above which the calculator says that few people get there. */
const RARE = 100;

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** @returns why nothing can be worked out from the views that were typed; nothing when it can */
export function problemOf(views: number | undefined, max: number): string {
  if (views === undefined) return SCRIPT_WORDS.calculator.unread;
  if (views <= max) return '';
  return insert(SCRIPT_WORDS.calculator.tooMany, { most: max.toLocaleString('en-US') });
}

/** @returns when a balance is first paid out, with the name of the month where it is near */
export function payoutText(months: number | undefined, today: Date): string {
  if (months === undefined || months > MONTHS_NAMED) {
    const words = { never: SCRIPT_WORDS.calculator.never, after: SCRIPT_WORDS.calculator.after };
    return payoutAfter(months, words);
  }
  const month = MONTH.format(payoutMonth(today, months));
  return insert(SCRIPT_WORDS.calculator.named, { months: counted(months, 'month'), month });
}

/** @returns what somebody should know who reads these sums, in the currency of the site */
export function noteOf({ low, usual }: { low: number; usual: number }, own: string): string {
  if (low < 0) return SCRIPT_WORDS.calculator.loss;
  if (usual > RARE)
    return insert(SCRIPT_WORDS.calculator.rare, {
      sum: formatAmount(RARE, own, { maximumFractionDigits: 0 }),
    });
  return '';
}
