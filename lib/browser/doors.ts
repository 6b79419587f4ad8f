/** The sums at the home page's doors (components/home/doors), and everything else there that follows the country. */
import { monthRange, type OrdinaryMonth, readNumber } from '../money/doors';
import { type Currencies, formatCount, formatMoney } from '../money/format';
import { viewsForBudget } from '../site/pricing/estimate';
import { chooseCountry, chosenCountry } from './country';

type Settings = { month: OrdinaryMonth; costPerView: number; currencies: Currencies };

/** Answers in `[data-answer]` of each `form[data-door]` whenever its number or the country changes. */
export function answerDoors(): void {
  const root = document.querySelector<HTMLElement>('[data-doors]');
  const select = root?.querySelector<HTMLSelectElement>('select');
  if (!root || !select) return;
  const settings = JSON.parse(root.dataset.doors ?? '{}') as Settings;
  const forms = [...root.querySelectorAll<HTMLFormElement>('form[data-door]')];

  const update = () => {
    const currency = select.selectedOptions[0]?.dataset.currency ?? settings.currencies.own;
    for (const form of forms) answer(form, currency, settings);
    for (const element of document.querySelectorAll<HTMLElement>('[data-amount]')) {
      element.textContent = formatMoney(Number(element.dataset.amount), currency, settings.currencies);
    }
  };
  const follow = () => {
    const code = chosenCountry();
    if ([...select.options].some(({ value }) => value === code)) select.value = code as string;
    update();
  };
  select.addEventListener('change', () => chooseCountry(select.value));
  addEventListener('country', follow);
  for (const form of forms) {
    form.addEventListener('input', update);
    form.addEventListener('submit', (event) => event.preventDefault());
  }
  // What the browser restored on the way back is not announced by an event.
  follow();
}

function answer(form: HTMLFormElement, currency: string, { month, costPerView, currencies }: Settings): void {
  const input = form.querySelector<HTMLInputElement>('input[type=number]');
  const output = form.querySelector<HTMLElement>('[data-answer]');
  if (!input || !output) return;
  const number = readNumber(input.value, { min: Number(input.min), max: Number(input.max) });
  input.setAttribute('aria-invalid', String(number === undefined));
  if (number === undefined) {
    output.textContent = `from ${formatCount(Number(input.min))} to ${formatCount(Number(input.max))}, please`;
  } else if (form.dataset.door === 'earner') {
    const { low, high } = monthRange(number, month);
    output.textContent = `${formatMoney(low, currency, currencies)} to ${formatMoney(high, currency, currencies)}`;
  } else {
    output.textContent = formatCount(viewsForBudget(number, costPerView));
    const local = form.querySelector('[data-local]');
    if (local) local.textContent = `about ${formatMoney(number, currency, currencies)}`;
  }
}
