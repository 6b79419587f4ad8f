import { Ring } from '@/components/art/Ring';
import { FieldProblem, problemId } from '@/components/ui/FieldProblem';
import { Slider } from '@/components/ui/Slider';
import { content, currencies, factEntry, factValue, localMoney, mainCurrency } from '@/lib/content';
import { counted, type Month, monthSum, monthsToPayout } from '@/lib/money';
import { CalculatorCosts } from './CalculatorCosts';
import { EarningsTable } from './EarningsTable';
import { EarningsVary } from './EarningsVary';
import { ItemsChoice } from './ItemsChoice';
import { INPUT } from './input';

/** A Status is seen by people who saved each other's number: more views of one than this is hardly anybody's. */
const VIEWS = { start: 100, max: 2_000 };

/**
 * What sharing brings in a month, worked out by the site script (lib/browser/earnings.ts); without script the table has
 * ordinary answers. The lowest rate comes first, and there is no upper end. For a light ground.
 */
export function EarningsCalculator() {
  const copy = content().calculator.form;
  const { min: daysMin = 1, max: daysMax = 31 } = factEntry('campaignDays');
  const itemsMax = factValue('itemsPerDayMax');
  const items = factEntry('itemsPerDayAdvice').min ?? 1;
  const [lowest, usual] = [factValue('earningPerViewMin'), factValue('exampleRate')];
  const threshold = factValue('payoutThresholdGuide');
  const month: Month = { views: VIEWS.start, items, days: daysMin, refused: 0 };
  return (
    <div className="overflow-hidden rounded-panel border border-rule bg-white">
      <form
        data-earnings
        data-lowest={lowest}
        data-usual={usual}
        data-threshold={threshold}
        data-megabytes={factValue('dataPerItem')}
        data-views-max={VIEWS.max}
        data-currencies={JSON.stringify(currencies())}
        autoComplete="off"
        className="grid grid-cols-1 lg:grid-cols-[3fr_2fr] noscript:hidden"
      >
        <div className="grid grid-cols-1 content-center gap-8 p-6 sm:p-10">
          <div>
            <label htmlFor="earnings-views" className="block font-bold">
              {copy.views}
            </label>
            <input
              id="earnings-views"
              name="views"
              inputMode="text"
              defaultValue={VIEWS.start}
              aria-describedby={`earnings-views-hint ${problemId('earnings-views')}`}
              className={`mt-2 ${INPUT}`}
            />
            <p id="earnings-views-hint" className="mt-2 text-muted text-sm">
              {copy.viewsHint}
            </p>
            <FieldProblem input="earnings-views" className="text-rose-deep" />
          </div>
          <ItemsChoice max={itemsMax} start={items} />
          <div>
            <label htmlFor="earnings-days" className="flex items-baseline justify-between gap-4 font-bold">
              {copy.days}
              <span className="font-display text-3xl" data-earnings-days suppressHydrationWarning>
                {String(daysMin)}
              </span>
            </label>
            <Slider
              id="earnings-days"
              name="days"
              min={daysMin}
              max={daysMax}
              step={1}
              defaultValue={daysMin}
              at={daysMin}
              className="mt-2 text-sun-deep"
            />
            <p className="text-muted text-sm">{copy.ordinary}</p>
          </div>
          <CalculatorCosts {...currencies()} first={mainCurrency()} />
        </div>
        <output
          htmlFor="earnings-views earnings-days earnings-refused earnings-data earnings-currency"
          className="relative isolate grid content-center gap-6 overflow-hidden bg-sun p-6 text-ink sm:p-10"
        >
          <Ring
            segments={12}
            thickness={0.08}
            className="-right-24 -bottom-28 -z-10 absolute size-64 text-ink/10 lg:size-80"
          />
          <Answer name="low" title={copy.lowest} large>
            {localMoney(monthSum(month, lowest))}
          </Answer>
          <Answer name="low-payout" title={copy.first}>
            {payoutText(monthSum(month, lowest), threshold)}
          </Answer>
          <Answer name="usual" title={copy.usual}>
            {localMoney(monthSum(month, usual))}
          </Answer>
          <Answer name="usual-payout" title={copy.first}>
            {payoutText(monthSum(month, usual), threshold)}
          </Answer>
          <span data-earnings-note suppressHydrationWarning className="block font-bold empty:hidden">
            {''}
          </span>
        </output>
      </form>
      <div className="border-rule border-t p-6 sm:px-10 sm:py-8 noscript:border-t-0">
        <EarningsVary className="max-w-[68ch] text-muted" />
        <p className="mt-3 max-w-[68ch] text-muted text-sm">{copy.threshold}</p>
        <EarningsTable />
      </div>
    </div>
  );
}

/** How long the first payout takes; the site script adds the month's name. */
function payoutText(sum: number, threshold: number): string {
  const months = monthsToPayout(sum, threshold);
  return months === undefined ? 'never' : `after ${counted(months, 'month')}`;
}

function Answer({
  name,
  title,
  large = false,
  children,
}: {
  name: string;
  title: string;
  large?: boolean;
  children: string;
}) {
  const look = large ? 'font-display text-[clamp(2rem,1.5rem+2.2vw,3.25rem)] leading-[1.05]' : 'text-lg';
  return (
    <span>
      <span className="block font-bold">{title}</span>
      <span
        className={`block tabular-nums ${look}`}
        {...{ [`data-earnings-${name}`]: '' }}
        suppressHydrationWarning
      >
        {children}
      </span>
    </span>
  );
}
