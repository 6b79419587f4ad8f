import { litUpTo } from '../drawing/slider';
import { dataCost, type Month, monthSum, monthsToPayout, readViews } from '../money/earnings';
import { type Currencies, formatMoney } from '../money/format';
import { noteOf, payoutText, problemOf } from './earnings-words';

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
