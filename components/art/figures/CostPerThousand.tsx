import { content, factValue } from '@/lib/content';
import { formatDollars } from '@/lib/money/format';
import { Bar } from './Bar';

const THOUSAND = 1000;

/** What a thousand views cost in one country, audience by audience, beside the displayed cost. */
export function CostPerThousand() {
  const { figures, pricing } = content();
  const { country: id, unit } = figures.perThousand;
  const country = pricing.countries.find((entry) => entry.id === id);
  const rate = country && pricing.perDollar[country.currencyCode];
  const prices = pricing.categories.flatMap(({ title, prices }) => {
    const price = prices?.find((entry) => entry.country === id)?.pricePerView;
    return price && rate ? [{ label: title, dollars: (price / rate) * THOUSAND }] : [];
  });
  const displayed = { label: 'Displayed cost per view', dollars: factValue('costPerView') * THOUSAND };
  const bars = [displayed, ...prices.sort((a, b) => a.dollars - b.dollars)];
  const top = Math.max(...bars.map(({ dollars }) => dollars));
  return (
    <div className="grid gap-4">
      <p className="text-muted text-sm">
        {country?.name}, US dollars {unit}
      </p>
      {bars.map(({ label, dollars }, index) => (
        <Bar
          key={label}
          label={label}
          figure={formatDollars(dollars)}
          share={dollars / top}
          tone={index === 0 ? 'fill-leaf-deep' : 'fill-iris'}
        />
      ))}
    </div>
  );
}
