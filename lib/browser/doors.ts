/** The sums at the home page's doors (components/home/doors), and everything else there that follows the country. */
import { insert } from '../content/text/insert';
import { monthRange, type OrdinaryMonth, payoutMonths } from '../money/doors';
import { type Currencies, formatCount, formatMoney } from '../money/format';
import { numberWithin } from '../money/number';
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
  about: string;
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
  const update = () => {
    const currency = option(select.value)?.dataset.currency ?? settings.currencies.own;
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
  for (const form of forms) {
    form.addEventListener('input', update);
    form.addEventListener('submit', (event) => event.preventDefault());
  }
  follow();
  // What the browser restored on the way back is not announced by an event. All else the document says already.
  const typed = [...root.querySelectorAll('input')].some(({ value, defaultValue }) => value !== defaultValue);
  if (typed || !option(select.value)?.hasAttribute('selected')) update();
}

function answer(form: HTMLFormElement, currency: string, settings: Settings): void {
  const { month, costPerView, currencies } = settings;
  const input = form.querySelector('input');
  const output = form.querySelector<HTMLElement>('[data-answer]');
  if (!input || !output) return;
  const { min, max } = JSON.parse(input.dataset.range ?? '{}') as { min: number; max: number };
  const number = numberWithin(input.value, { min, max });
  const limits = { least: formatCount(min), most: formatCount(max) };
  sayProblem(input, number === undefined ? insert(SCRIPT_WORDS.number.range, limits) : '');
  const money = (amount: number) => formatMoney(amount, currency, currencies);
  const local = form.querySelector('[data-local]');
  if (local) local.textContent = number === undefined ? '' : insert(settings.about, { sum: money(number) });
  output.textContent = number === undefined ? NO_ANSWER : answerTo(number);

  function answerTo(asked: number): string {
    if (form.dataset.door !== 'earner') return formatCount(viewsForBudget(asked, costPerView));
    const { low, high } = monthRange(asked, month);
    showPayout(form, { low, high }, currency, settings);
    return insert(settings.range, { low: money(low), high: money(high) });
  }
}

/** Fills the bar towards the payout, and says how long that takes. */
function showPayout(
  form: HTMLFormElement,
  range: { low: number; high: number },
  currency: string,
  { threshold, payout, currencies }: Settings,
): void {
  const [high, low] = form.querySelectorAll('[data-filled]');
  high?.setAttribute('width', `${Math.min(100, (100 * range.high) / threshold)}%`);
  low?.setAttribute('width', `${Math.min(100, (100 * range.low) / threshold)}%`);
  const text = form.querySelector('[data-payout]');
  if (!text) return;
  text.textContent = insert(payout, {
    threshold: formatMoney(threshold, currency, currencies),
    months: payoutMonths(range, threshold),
  });
}
