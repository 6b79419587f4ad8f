import { content, factEntry, factValue, localMoney, localRate, mainCurrency } from '@/lib/content';
import { currencyName } from '@/lib/money';

const THOUSAND = 1000;

const percent = (share: number) => Math.round(share * 1000) / 10;

/** Where the money of one view goes: what the earner is paid comes out of what the advertiser pays. */
export function MoneySplit() {
  const { price, earner, platform } = content().figures.split;
  const paid = factValue('costPerView');
  const rate = factValue('exampleRate');
  const rows = [
    { ...price, dollars: paid, tone: 'fill-iris' },
    { ...earner, dollars: rate, tone: 'fill-sun' },
    { ...platform, dollars: paid - rate, tone: 'fill-leaf-deep', from: rate / paid },
  ];
  return (
    <div className="grid gap-5">
      {rows.map(({ label, text, dollars, ...bar }) => (
        <div key={label}>
          <Bar {...bar} label={label} figure={localRate(dollars)} share={dollars / paid} />
          <p className="mt-1 text-muted text-sm">{text}</p>
        </div>
      ))}
    </div>
  );
}

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

/** The megabytes of one ad, and what a day of them costs at an example price for data. */
export function DataCost() {
  const { rows, bundle, total, price } = content().figures.data;
  const one = rows.reduce((sum, { megabytes }) => sum + megabytes, 0);
  const most = Math.max(...rows.map(({ megabytes }) => megabytes));
  const { max: ads = 1 } = factEntry('itemsPerDayAdvice');
  const day = one * ads;
  return (
    <div className="grid gap-4">
      {rows.map(({ label, megabytes }) => (
        <Bar
          key={label}
          label={label}
          figure={`${megabytes} MB`}
          share={megabytes / most}
          tone="fill-leaf-deep"
        />
      ))}
      <div className="border-rule border-t pt-4">
        <p className="flex flex-wrap justify-between gap-x-4">
          <span>{total}</span>
          <b>{day} MB</b>
        </p>
        <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-muted text-sm">
          <span>
            {price}: {localMoney(bundle.dollars)} for {bundle.megabytes} MB
          </span>
          <b>{localMoney((day / bundle.megabytes) * bundle.dollars)}</b>
        </p>
      </div>
    </div>
  );
}

type BarProps = { label: string; figure: string; share: number; tone: string; from?: number };

/** A horizontal bar for a share from 0 to 1, with what it counts above it; it begins where others end. */
function Bar({ label, figure, share, tone, from = 0 }: BarProps) {
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{label}</span>
        <b className="tabular-nums">{figure}</b>
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="mt-1.5 h-3 w-full rounded-full bg-sand"
      >
        <rect x={percent(from)} width={percent(share)} height="4" className={tone} />
      </svg>
    </div>
  );
}
