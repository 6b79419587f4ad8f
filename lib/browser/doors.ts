/** The sums at the home page's doors (components/home/doors), and everything else there that follows the country. */
import { insert } from '../content/text/insert';
import { monthRange, type OrdinaryMonth, payoutMonths } from '../money/doors';
import { type Currencies, formatAmount, formatCount, formatMoney, withoutCode } from '../money/format';
import { localMoney } from '../money/local';
import { viewsForBudget } from '../site/pricing/selection';
import { chooseCountry, chosenCountry, followCountry } from './country';
import { sayProblem } from './field';

/** Where nothing can be worked out. */
const NO_ANSWER = '–';

type Settings = {
  month: OrdinaryMonth;
  costPerView: number;
  /** What the balance must hold before it is paid out. */
  threshold: number;
  /** How each answer is said: content/home.json. */
  payout: string;
  range: string;
  currencies: Currencies;
};

/** Answers in `[data-answer]` of each `form[data-door]` whenever its number or the country changes. */
export function answerDoors(): void {
  const root = document.querySelector<HTMLElement>('[data-doors]');
  const select = root?.querySelector<HTMLSelectElement>('select');
  if (!root || !select) return;
  const settings = JSON.parse(root.dataset.doors ?? '{}') as Settings;
  const forms = [...root.querySelectorAll<HTMLFormElement>('form[data-door]')];

  const option = (code: string | undefined) => [...select.options].find(({ value }) => value === code);
  const currencyNow = () => option(select.value)?.dataset.currency ?? settings.currencies.own;
  const update = () => {
    const currency = currencyNow();
    for (const form of forms) answer(form, currency, settings);
    for (const element of document.querySelectorAll<HTMLElement>('[data-amount]')) {
      element.textContent = formatMoney(Number(element.dataset.amount), currency, settings.currencies);
    }
  };
  const follow = () => {
    const code = chosenCountry();
    if (code && option(code)) select.value = code;
  };
  select.addEventListener('change', () => chooseCountry(select.value));
  followCountry(() => {
    follow();
    update();
  });
  follow();
  for (const form of forms) {
    const typed = () => answer(form, currencyNow(), settings, true);
    form.addEventListener('input', typed);
    form.addEventListener('submit', (event) => event.preventDefault());
    // What the browser restored on the way back is not announced by an event. All else the document says already.
    const input = form.querySelector('input');
    if (input?.value !== input?.defaultValue) typed();
  }
  if (!option(select.value)?.hasAttribute('selected')) update();
}

/** @param typed whether the visitor just wrote in the field: else a budget keeps its worth, and its figure follows the country */
function answer(form: HTMLFormElement, currency: string, settings: Settings, typed?: boolean): void {
  const { month, costPerView, currencies } = settings;
  const input = form.querySelector('input');
  const output = form.querySelector<HTMLElement>('[data-answer]');
  if (!input || !output) return;
  const { min, max } = JSON.parse(input.dataset.range ?? '{}') as { min: number; max: number };
  // Views are counted; a budget is typed in the money that its sign names, and said in that of the site.
  const own = form.querySelector('[data-own]');
  const sign = input.previousElementSibling;
  const { code, figure, read } = localMoney(own ? currency : currencies.own, currencies);
  const held = typed ? undefined : input.dataset.held;
  if (held) input.value = figure(Number(held));
  const number = held ? Number(held) : read(input.value, min, max);
  const limits = { least: figure(min), most: figure(max) };
  sayProblem(input, number === undefined ? insert(SCRIPT_WORDS.number.range, limits) : '');
  if (own && sign) {
    input.dataset.held = String(number ?? '');
    own.textContent = number ? formatAmount(number, currencies.own) : '';
    sign.textContent = code;
  }
  output.textContent = number === undefined ? NO_ANSWER : answerTo(number);

  function answerTo(asked: number): string {
    if (form.dataset.door !== 'earner') return formatCount(viewsForBudget(asked, costPerView));
    const { low, high } = monthRange(asked, month);
    showPayout(form, { low, high }, settings);
    const money = (amount: number) => formatMoney(amount, currency, currencies);
    return insert(settings.range, { low: money(low), high: withoutCode(money(high)) });
  }
}

/** Fills the bar towards the payout, and says how long that takes. */
function showPayout(
  form: HTMLFormElement,
  range: { low: number; high: number },
  { threshold, payout }: Settings,
): void {
  const [high, low] = form.querySelectorAll('[data-filled]');
  high?.setAttribute('width', `${Math.min(100, (100 * range.high) / threshold)}%`);
  low?.setAttribute('width', `${Math.min(100, (100 * range.low) / threshold)}%`);
  const text = form.querySelector('[data-payout]');
  if (text) text.textContent = insert(payout, { months: payoutMonths(range, threshold) });
}
