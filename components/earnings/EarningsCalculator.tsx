import { Ring } from '@/components/art/Ring';
import { Slider } from '@/components/ui/Slider';
import { fact, factEntry, factValue } from '@/lib/content';
import { earningsADay, earningsAMonth } from '@/lib/money/earnings';
import { formatCount, formatRange } from '@/lib/money/format';
import { EarningsTable } from './EarningsTable';
import { EarningsVary } from './EarningsVary';
import { ItemsChoice } from './ItemsChoice';

/** Views an item may get in a day: from the contacts that an earner must have to a very well-connected one. */
const VIEWS = { max: 2_000, step: 10, start: 200 };

/**
 * What sharing may earn, worked out by the site script (lib/browser/earnings.ts); without script the table has typical
 * answers. For a light ground.
 */
export function EarningsCalculator() {
  const perView = { low: factValue('earningPerViewMin'), high: factValue('earningPerViewMax') };
  const viewsMin = factValue('minimumContacts');
  const itemsMax = factValue('itemsPerDayMax');
  const items = factEntry('itemsPerDayAdvice').max ?? itemsMax;
  const day = earningsADay(VIEWS.start, items, perView);
  return (
    <div className="overflow-hidden rounded-panel border border-rule bg-white">
      <form
        data-earnings
        data-per-view-min={perView.low}
        data-per-view-max={perView.high}
        autoComplete="off"
        className="grid grid-cols-1 lg:grid-cols-[3fr_2fr] noscript:hidden"
      >
        <div className="grid grid-cols-1 content-center gap-9 p-6 sm:p-10">
          <div>
            <label htmlFor="earnings-views" className="flex items-baseline justify-between gap-4 font-bold">
              Views each ad gets in a day
              <span
                className="font-display text-3xl tracking-tight"
                data-earnings-views
                suppressHydrationWarning
              >
                {formatCount(VIEWS.start)}
              </span>
            </label>
            <Slider
              id="earnings-views"
              name="views"
              min={viewsMin}
              max={VIEWS.max}
              step={VIEWS.step}
              defaultValue={VIEWS.start}
              at={VIEWS.start}
              className="mt-2 text-sun-deep"
            />
            <p className="flex justify-between text-muted text-sm">
              <span>{formatCount(viewsMin)}</span>
              <span>{formatCount(VIEWS.max)}</span>
            </p>
          </div>
          <ItemsChoice max={itemsMax} start={items} advice={fact('itemsPerDayAdvice')} />
        </div>
        <output
          htmlFor="earnings-views"
          className="relative isolate grid content-center gap-6 overflow-hidden bg-sun p-6 text-ink sm:p-10"
        >
          <Ring
            segments={12}
            thickness={0.08}
            className="-right-24 -bottom-28 -z-10 absolute size-64 text-ink/10 lg:size-80"
          />
          <span>
            <span className="block font-bold">In a month you could earn</span>
            <span
              className="mt-1 block text-balance font-display text-[clamp(2rem,1.5rem+2.2vw,3.25rem)] leading-[1.05] tracking-tight"
              data-earnings-month
              suppressHydrationWarning
            >
              {formatRange(earningsAMonth(day))}
            </span>
          </span>
          <span>
            <span className="block font-bold">In a day</span>
            <span className="block text-lg tabular-nums" data-earnings-day suppressHydrationWarning>
              {formatRange(day)}
            </span>
          </span>
        </output>
      </form>
      <div className="border-rule border-t p-6 sm:px-10 sm:py-8 noscript:border-t-0">
        <EarningsVary className="max-w-[68ch] text-muted" />
        <EarningsTable perView={perView} itemsMax={itemsMax} />
      </div>
    </div>
  );
}
