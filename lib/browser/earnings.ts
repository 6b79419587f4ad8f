import { litUpTo } from '../drawing/slider';
import { dataCost, type Month, monthSum, monthsToPayout, payoutMonth, readViews } from '../money/earnings';
import { type Currencies, formatAmount, formatMoney } from '../money/format';
import { counted } from '../money/words';

/** Further ahead than this, a month's name would promise what nobody can know. */
const MONTHS_NAMED = 24;
/** A month’s sum, in the currency of the site, above which the calculator says that few people get there. */
const RARE = 100;

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

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
  const data = new FormData(form);
  const number = (name: string) => Math.max(0, Number(data.get(name)) || 0);
  const setting = (name: string) => Number(form.dataset[name]);
  const views = readViews(String(data.get('views')));
  const problem = problemOf(views, setting('viewsMax'));
  say(form, 'problem', problem);
  form.querySelector('[name=views]')?.setAttribute('aria-invalid', String(problem !== ''));
  say(form, 'days', String(number('days')));
  light(form);
  if (views === undefined || problem) return;

  const currency = String(data.get('currency'));
  const currencies = JSON.parse(form.dataset.currencies ?? '{}') as Currencies;
  const perUnit = currency === currencies.own ? 1 : (currencies.perUnit[currency] ?? 1);
  const month: Month = {
    views,
    items: number('items'),
    days: number('days'),
    refused: Math.floor(number('refused')),
  };
  const cost = dataCost(month, setting('megabytes'), number('data')) / perUnit;
  const net = {
    low: monthSum(month, setting('lowest')) - cost,
    usual: monthSum(month, setting('usual')) - cost,
  };
  for (const [name, sum] of Object.entries(net)) {
    say(form, name, formatMoney(sum, currency, currencies));
    // The balance grows by what is earned; data is paid out of another pocket.
    say(form, `${name}-payout`, payoutText(monthsToPayout(sum + cost, setting('threshold')), new Date()));
  }
  say(form, 'note', noteOf(net, currencies.own));
}

function problemOf(views: number | undefined, max: number): string {
  if (views === undefined) return SCRIPT_WORDS.calculator.unread;
  if (views <= max) return '';
  return SCRIPT_WORDS.calculator.tooMany.replace('<most>', max.toLocaleString('en-US'));
}

function payoutText(months: number | undefined, today: Date): string {
  if (months === undefined) return 'never';
  const after = `after ${counted(months, 'month')}`;
  return months > MONTHS_NAMED ? after : `${after}, in ${MONTH.format(payoutMonth(today, months))}`;
}

function noteOf({ low, usual }: { low: number; usual: number }, own: string): string {
  if (low < 0) return SCRIPT_WORDS.calculator.loss;
  if (usual > RARE)
    return SCRIPT_WORDS.calculator.rare.replace(
      '<sum>',
      formatAmount(RARE, own, { maximumFractionDigits: 0 }),
    );
  return '';
}

function light(form: HTMLFormElement): void {
  const slider = form.querySelector<HTMLInputElement>('input[type=range]');
  if (!slider) return;
  const lit = litUpTo(Number(slider.value), Number(slider.min), Number(slider.max));
  form.querySelector('[data-slider-lit]')?.setAttribute('x2', lit);
}

/** Each text is the only child of an element with `suppressHydrationWarning`, which React leaves as it finds it. */
function say(form: HTMLFormElement, name: string, text: string): void {
  const element = form.querySelector(`[data-earnings-${name}]`);
  if (element && element.textContent !== text) element.textContent = text;
}
