/** Payout facts that follow the chosen country: sums in its currency (`[data-local-sum]`), and its name in the list. */
import { formatMoney } from '../money/format';
import { chosenCountry, followCountry } from './country';

type Rates = Readonly<Record<string, readonly [currency: string, perUnit: number]>>;

/** Shows what follows the country now, and again whenever another one is chosen. */
export function showLocalSums(): void {
  update();
  followCountry(update);
}

function update(): void {
  const code = chosenCountry();
  for (const element of document.querySelectorAll<HTMLElement>('[data-local-sum]')) {
    const rates = JSON.parse(element.dataset.rates ?? '{}') as Rates;
    const [currency, perUnit] = (code !== undefined && rates[code]) || [];
    if (currency === undefined || perUnit === undefined) continue;
    element.textContent = formatMoney(Number(element.dataset.localSum), currency, {
      own: '',
      perUnit: { [currency]: perUnit },
    });
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-country]')) {
    element.ariaCurrent = element.dataset.country === code ? 'true' : null;
  }
}
