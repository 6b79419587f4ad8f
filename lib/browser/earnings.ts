import { insert } from '../content/text/insert';
import { litUpTo } from '../drawing/slider';
import {
  dataCost,
  type Month,
  monthSum,
  monthsToPayout,
  payoutAfter,
  payoutMonth,
  shareOf,
} from '../money/earnings';
import { type Currencies, formatAmount, formatMoney } from '../money/format';
import { averageOf, parseNumber } from '../money/number';
import { counted } from '../money/words';
import { sayProblem } from './field';

/** Where nothing can be worked out. */
const NO_SUM = '–';

/** Works out each calculator on the page (components/earnings) again whenever something in it changes. */
export function calculateEarnings(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-earnings]')) {
    const update = () => show(form);
    form.addEventListener('input', update);
    form.addEventListener('submit', (event) => event.preventDefault());
    // What the browser restored on the way back is not announced by an event.
    update();
  }
}

function show(form: HTMLFormElement): void {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const setting = (name: string) => Number(form.dataset[name]);
  const numberIn = (name: string) => {
    const typed = field(name).value;
    const number = typed.trim() ? parseNumber(typed) : 0;
    sayProblem(field(name), number === undefined ? SCRIPT_WORDS.number.any : '');
    return number;
  };
  const views = averageOf(field('views').value);
  const problem = problemOf(views, setting('viewsMax'));
  sayProblem(field('views'), problem);
  const [refused, perGigabyte] = [numberIn('refused'), numberIn('data')];
  const [items, days] = [Number(field('items').value), Number(field('days').value)];
  say(form, 'days', String(days));
  light(form);

  const currency = field('currency').value;
  const currencies = JSON.parse(form.dataset.currencies ?? '{}') as Currencies;
  if (views === undefined || problem || refused === undefined || perGigabyte === undefined) {
    for (const name of ['low', 'usual', 'low-payout', 'usual-payout']) say(form, name, NO_SUM);
    for (const name of ['low', 'usual']) fill(form, name, 0);
    say(form, 'note', '');
    return;
  }
  const perUnit = currency === currencies.own ? 1 : (currencies.perUnit[currency] ?? 1);
  const month: Month = { views, items, days, refused: Math.floor(refused) };
  const cost = dataCost(month, setting('megabytes'), perGigabyte) / perUnit;
  const net = {
    low: monthSum(month, setting('lowest')) - cost,
    usual: monthSum(month, setting('usual')) - cost,
  };
  for (const [name, sum] of Object.entries(net)) {
    say(form, name, formatMoney(sum, currency, currencies));
    fill(form, name, shareOf(sum + cost, setting('threshold')));
    // The balance grows by what is earned; data is paid out of another pocket.
    say(form, `${name}-payout`, payoutText(monthsToPayout(sum + cost, setting('threshold')), new Date()));
  }
  say(form, 'note', noteOf(net, currencies.own));
}

function light(form: HTMLFormElement): void {
  const slider = form.querySelector<HTMLInputElement>('input[type=range]');
  if (!slider) return;
  const lit = litUpTo(Number(slider.value), Number(slider.min), Number(slider.max));
  form.querySelector('[data-slider-lit]')?.setAttribute('x2', lit);
}

/** How far a month brings the bar to a payout, in hundredths. */
function fill(form: HTMLFormElement, name: string, share: number): void {
  form.querySelector(`[data-earnings-${name}-bar]`)?.setAttribute('stroke-dasharray', `${share} 100`);
}

/** Each text is the only child of an element with `suppressHydrationWarning`, which React leaves as it finds it. */
function say(form: HTMLFormElement, name: string, text: string): void {
  const element = form.querySelector(`[data-earnings-${name}]`);
  if (element && element.textContent !== text) element.textContent = text;
}

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
