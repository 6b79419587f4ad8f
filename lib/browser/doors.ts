/** The sums at the home page's doors (components/home/doors), and everything else there that follows the country. */
import { formatSum } from '../money/currency';
import { monthRange, type OrdinaryMonth, readNumber } from '../money/doors';
import { formatCount } from '../money/format';
import { viewsForBudget } from '../pricing/estimate';
import { chooseCountry, chosenCountry } from './country';

type Rates = Readonly<Record<string, number>>;
type Settings = { month: OrdinaryMonth; costPerView: number; perDollar: Rates };

/** Answers in `[data-answer]` of each `form[data-door]` whenever its number or the country changes. */
export function answerDoors(): void {
  const root = document.querySelector<HTMLElement>('[data-doors]');
  const select = root?.querySelector<HTMLSelectElement>('select');
  if (!root || !select) return;
  const settings = JSON.parse(root.dataset.doors ?? '{}') as Settings;
  const forms = [...root.querySelectorAll<HTMLFormElement>('form[data-door]')];

  const update = () => {
    const currency = select.selectedOptions[0]?.dataset.currency ?? 'USD';
    for (const form of forms) answer(form, currency, settings);
    for (const element of document.querySelectorAll<HTMLElement>('[data-dollars]')) {
      element.textContent = formatSum(Number(element.dataset.dollars), currency, settings.perDollar);
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

function answer(form: HTMLFormElement, currency: string, { month, costPerView, perDollar }: Settings): void {
  const input = form.querySelector<HTMLInputElement>('input[type=number]');
  const output = form.querySelector<HTMLElement>('[data-answer]');
  if (!input || !output) return;
  const number = readNumber(input.value, { min: Number(input.min), max: Number(input.max) });
  input.setAttribute('aria-invalid', String(number === undefined));
  if (number === undefined) {
    output.textContent = `from ${formatCount(Number(input.min))} to ${formatCount(Number(input.max))}, please`;
  } else if (form.dataset.door === 'earner') {
    const { low, high } = monthRange(number, month);
    output.textContent = `${formatSum(low, currency, perDollar)} to ${formatSum(high, currency, perDollar)}`;
  } else {
    output.textContent = formatCount(viewsForBudget(number, costPerView));
    const local = form.querySelector('[data-local]');
    if (local) local.textContent = `about ${formatSum(number, currency, perDollar)}`;
  }
}
