import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { type Month, monthSum, shareOf } from '@/lib/money';
import { type EarningsBasis, localAmount } from '@/lib/site/earnings';
import { CalculatorFields } from './CalculatorFields';
import { EarningsTable, payoutText } from './EarningsTable';

/** A Status is seen by people who saved each other's number: more views of one than this is hardly anybody's. */
const MOST_VIEWS = 2_000;

type Props = {
  words: Content['calculator'];
  basis: EarningsBasis;
  vary: string;
};

/**
 * What sharing brings in a month, worked out by the site script (lib/browser/earnings.ts); without script the table has
 * ordinary answers. The lowest rate comes first, and there is no upper end. For a light ground.
 */
export function EarningsCalculator({ words, basis, vary }: Props) {
  const copy = words.form;
  const { days, items, views, rates, threshold, megabytes, currencies } = basis;
  const month: Month = { views, items: items.start, days: days.usual, refused: 0 };
  const answers = [
    { name: 'low', title: copy.lowest, sum: monthSum(month, rates.lowest) },
    { name: 'usual', title: copy.usual, sum: monthSum(month, rates.usual) },
  ];
  return (
    <div className="overflow-hidden rounded-panel border border-rule bg-white">
      <form
        data-earnings
        data-lowest={rates.lowest}
        data-usual={rates.usual}
        data-threshold={threshold}
        data-megabytes={megabytes}
        data-views-max={MOST_VIEWS}
        data-currencies={JSON.stringify(currencies)}
        autoComplete="off"
        className="lg:grid lg:grid-cols-[1fr_26rem] noscript:hidden"
      >
        <CalculatorFields words={words} basis={basis} />
        <output
          htmlFor="earnings-views earnings-days earnings-refused earnings-data earnings-currency"
          className="grid content-center gap-x-14 gap-y-7 bg-sun p-6 text-ink sm:p-10 md:max-lg:grid-cols-2 lg:gap-y-10"
        >
          {/* A month at one rate, how much of the way to a payout that is, and when the first one comes. */}
          {answers.map(({ name, title, sum }) => (
            <span key={name} className="grid gap-2">
              <span className="font-bold leading-snug">{title}</span>
              <span
                className="heading-2 tabular-nums"
                {...{ [`data-earnings-${name}`]: '' }}
                suppressHydrationWarning
              >
                {localAmount(sum, basis)}
              </span>
              <svg
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-3 w-full rounded-full bg-ink/15"
              >
                <path
                  d="M0 .5h100"
                  strokeDasharray={`${shareOf(sum, threshold)} 100`}
                  {...{ [`data-earnings-${name}-bar`]: '' }}
                  suppressHydrationWarning
                  className="stroke-ink"
                />
              </svg>
              <span>
                {copy.first}{' '}
                <b {...{ [`data-earnings-${name}-payout`]: '' }} suppressHydrationWarning>
                  {payoutText(sum, basis)}
                </b>
              </span>
            </span>
          ))}
          <span data-earnings-note suppressHydrationWarning className="col-span-full font-bold empty:hidden">
            {''}
          </span>
        </output>
      </form>
      <div className="grid grid-cols-1 gap-x-10 gap-y-3 border-rule border-t p-6 sm:px-10 sm:py-8 lg:grid-cols-2 noscript:border-t-0">
        <p className="max-w-[68ch] text-[0.9375rem] text-muted leading-normal">{vary}</p>
        <p className="max-w-[68ch] text-[0.9375rem] text-muted leading-normal">
          <Words text={copy.threshold} />
        </p>
        <EarningsTable words={words.table} basis={basis} />
      </div>
    </div>
  );
}
