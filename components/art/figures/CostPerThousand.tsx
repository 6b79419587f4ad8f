import { content, factValue, localMoney, mainCurrency } from '@/lib/content';
import { currencyName } from '@/lib/money';
import { Bar } from './Bar';

const THOUSAND = 1000;

/** What a thousand views cost in one country, audience by audience, beside the displayed cost, as the main market pays it. */
export function CostPerThousand() {
  const { figures, pricing } = content();
  const { country: id, unit } = figures.perThousand;
  const country = pricing.countries.find((entry) => entry.id === id);
  const rate = country && pricing.perUnit[country.currencyCode];
  const prices = pricing.categories.flatMap(({ title, prices }) => {
    const price = prices?.find((entry) => entry.country === id)?.pricePerView;
    return price && rate ? [{ label: title, amount: (price / rate) * THOUSAND }] : [];
  });
  const displayed = {
    label: figures.words.perThousand.displayed,
    amount: factValue('costPerView') * THOUSAND,
  };
  const bars = [displayed, ...prices.sort((a, b) => a.amount - b.amount)];
  const top = Math.max(...bars.map(({ amount }) => amount));
  return (
    <div className="grid gap-4">
      <p className="text-muted text-sm">
        {country?.name}, {currencyName(mainCurrency())} {unit}
      </p>
      {bars.map(({ label, amount }, index) => (
        <Bar
          key={label}
          label={label}
          figure={localMoney(amount)}
          share={amount / top}
          tone={index === 0 ? 'fill-leaf-deep' : 'fill-iris'}
        />
      ))}
    </div>
  );
}
