import {
  content,
  currencies,
  factEntry,
  factValue,
  localMoney,
  localRate,
  mainCurrency,
} from '@/lib/content';
import { formatCount } from '@/lib/money';
import { Dashes } from './Dashes';

const THOUSAND = 1000;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

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
  const bars = [
    { label: figures.words.perThousand.displayed, amount: factValue('costPerView') * THOUSAND },
    ...prices.sort((a, b) => a.amount - b.amount),
  ];
  const top = Math.max(...bars.map(({ amount }) => amount));
  return (
    <div className="grid gap-2.5 sm:gap-4">
      <p className="font-bold">
        {unit} {country?.name}
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

/** What a megabyte goes to: a colour for each row. */
const TONES = ['fill-ink', 'fill-sun', 'fill-leaf-deep'];

/** The megabytes of one ad, a dash each, and what a day of them costs at an example price for data. */
export function DataCost() {
  const { rows, bundle, total, price } = content().figures.data;
  const toneOf = (row: number) => TONES[row % TONES.length] ?? '';
  const one = rows.flatMap(({ megabytes }, row) => Array.from({ length: megabytes }, () => toneOf(row)));
  const { max: ads = 1 } = factEntry('itemsPerDayAdvice');
  const day = one.length * ads;
  return (
    <div className="grid gap-2.5">
      <Dashes tones={one} className="mb-2 h-8 md:h-10" />
      {rows.map(({ label, megabytes }, row) => (
        <p key={label} className="flex items-center gap-3">
          <Dashes tones={[toneOf(row)]} className="h-3 max-w-6" />
          {label}
          <b className="ml-auto whitespace-nowrap">{megabytes} MB</b>
        </p>
      ))}
      <p className="flex justify-between gap-x-4 border-rule border-t pt-4">
        <b>{total}</b>
        <b className="whitespace-nowrap">{day} MB</b>
      </p>
      <p className="flex items-end justify-between gap-x-4">
        <span className="text-muted">
          {price} {localMoney(bundle.dollars)} for {bundle.megabytes} MB
        </span>
        <b className="whitespace-nowrap">{localMoney((day / bundle.megabytes) * bundle.dollars)}</b>
      </p>
    </div>
  );
}

/** What a student's semester costs, and what ads bring in it, in dashes of one size. */
export function Semester() {
  const { income, dash, views, ads, costs } = content().figures.semester;
  const brought = views * ads * factValue('exampleRate') * (currencies().perUnit[mainCurrency()] ?? 1);
  const rows = [
    ...costs.map(({ label, each, times }) => ({ label, sum: each * times, tone: 'fill-ink' })),
    { label: income, sum: Math.round(brought), tone: 'fill-sun' },
  ];
  const most = Math.ceil(Math.max(...rows.map(({ sum }) => sum)) / dash);
  return rows.map(({ label, sum, tone }) => (
    <p
      key={label}
      className="grid grid-cols-[1fr_auto] max-[19em]:block items-center gap-x-6 gap-y-1.5 border-rule not-first:border-t py-2 last:border-ink last:border-t-2 last:font-bold lg:grid-cols-[11rem_1fr_7.5rem] lg:py-3 lg:text-lg"
    >
      {label}
      <Dashes
        tones={Array.from({ length: Math.ceil(sum / dash) }, () => tone)}
        of={most}
        last={sum / dash - Math.ceil(sum / dash) + 1}
        className="h-4 max-lg:order-last max-lg:col-span-2 lg:h-6"
      />
      <b className="whitespace-nowrap text-right tabular-nums">
        {mainCurrency()} {formatCount(sum)}
      </b>
    </p>
  ));
}

/** Such as "Tips: so much against so little;": in the first place stand the two whom the sums are of. */
const PAIR = /([^:;]+): ([^;]+?) against ([^;]+?)(?:;|\.$)/g;
const PAIR_TONES = ['fill-iris', 'fill-sun'];

/** What two people are paid in each of several ways, on one scale, as the description tells it. */
export function Doors({ alt }: { alt: string }) {
  const [two, ...doors] = [...alt.matchAll(PAIR)].map(([, label = '', ...pair]) => ({ label, pair }));
  const top = Math.max(...doors.flatMap(({ pair }) => pair.map(highest)));
  return (
    <div className="grid gap-4 sm:gap-5">
      <p className="grid gap-x-8 gap-y-1 font-bold sm:flex sm:flex-wrap">
        {two?.pair.map((who, at) => (
          <span key={who} className="flex items-center gap-2">
            <svg aria-hidden="true" className="h-3 w-6 shrink-0 rounded-xs">
              <rect width="100%" height="100%" className={PAIR_TONES[at]} />
            </svg>
            {who}
          </span>
        ))}
      </p>
      {doors.map(({ label, pair }) => (
        <div
          key={label}
          className="gap-x-6 border-rule border-t pt-3 sm:grid sm:grid-cols-[8rem_1fr] sm:pt-4"
        >
          <p className="font-display tracking-tight">{label}</p>
          <div className="grid gap-1.5 max-sm:mt-1.5">
            {pair.map((sum, at) => (
              <p
                key={sum}
                className="me-[min(9.5rem,48vw)] flex flex-wrap items-center gap-x-2.5 tabular-nums leading-tight"
              >
                {highest(sum) > 0 && (
                  <svg
                    aria-hidden="true"
                    width={percent(highest(sum) / top)}
                    className="h-4 min-w-1 shrink-0 rounded-xs sm:h-5"
                  >
                    <rect width="100%" height="100%" className={PAIR_TONES[at]} />
                  </svg>
                )}
                <span className="-me-[min(9.5rem,48vw)]">{sum}</span>
              </p>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** @returns the last number of a sum, which stands before the same in dollars, or none */
function highest(sum: string): number {
  return Number(
    sum
      .replace(/\(.*/, '')
      .match(/[\d,]+(?=\D*$)/)?.[0]
      .replaceAll(',', '') ?? 0,
  );
}

type BarProps = { label: string; figure: string; share: number; tone: string; from?: number };

/** A horizontal bar for a share from 0 to 1, with what it counts above it; it begins where others end. */
function Bar({ label, figure, share, tone, from = 0 }: BarProps) {
  return (
    <div>
      <p className="flex flex-wrap items-end justify-between gap-x-4">
        <span>{label}</span>
        <b className="ml-auto whitespace-nowrap font-display tracking-tight">{figure}</b>
      </p>
      <svg aria-hidden="true" className="mt-1 h-2 w-full rounded-full bg-sand sm:mt-1.5 sm:h-3">
        <rect x={percent(from)} width={percent(share)} height="100%" rx="6" className={tone} />
      </svg>
    </div>
  );
}
