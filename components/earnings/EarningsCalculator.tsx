import { FieldProblem, problemId } from '@/components/ui/FieldProblem';
import { Slider } from '@/components/ui/Slider';
import type { Content } from '@/lib/content';
import { type Month, monthSum } from '@/lib/money';
import { type EarningsBasis, localAmount } from '@/lib/site/earnings';
import { CalculatorCosts } from './CalculatorCosts';
import { EarningsTable, payoutText } from './EarningsTable';
import { EarningsVary } from './EarningsVary';
import { ItemsChoice } from './ItemsChoice';
import { INPUT } from './input';

/** A Status is seen by people who saved each other's number: more views of one than this is hardly anybody's. */
const VIEWS = { start: 100, max: 2_000 };

type Props = {
  words: Content['calculator'];
  basis: EarningsBasis;
  /** What stands beside every earning. */
  vary: string;
};

/**
 * What sharing brings in a month, worked out by the site script (lib/browser/earnings.ts); without script the table has
 * ordinary answers. The lowest rate comes first, and there is no upper end. For a light ground.
 */
export function EarningsCalculator({ words, basis, vary }: Props) {
  const copy = words.form;
  const { days, items, rates, threshold, megabytes, currencies, local } = basis;
  const { lowest, usual } = rates;
  const month: Month = { views: VIEWS.start, items: items.start, days: days.min, refused: 0 };
  const money = (amount: number) => localAmount(amount, basis);
  return (
    <div className="overflow-hidden rounded-panel border border-rule bg-white">
      <form
        data-earnings
        data-lowest={lowest}
        data-usual={usual}
        data-threshold={threshold}
        data-megabytes={megabytes}
        data-views-max={VIEWS.max}
        data-currencies={JSON.stringify(currencies)}
        autoComplete="off"
        className="grid grid-cols-1 lg:grid-cols-[3fr_2fr] noscript:hidden"
      >
        <div className="grid grid-cols-1 content-center gap-6 p-6 sm:gap-8 sm:p-10">
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
          <ItemsChoice {...items} words={words.items} />
          <div>
            <label htmlFor="earnings-days" className="flex items-baseline justify-between gap-4 font-bold">
              {copy.days}
              <span className="font-display text-3xl" data-earnings-days suppressHydrationWarning>
                {String(days.min)}
              </span>
            </label>
            <Slider
              id="earnings-days"
              name="days"
              min={days.min}
              max={days.max}
              step={1}
              defaultValue={days.min}
              at={days.min}
              className="mt-2 text-sun-deep"
            />
            <p className="text-muted text-sm">{copy.ordinary}</p>
          </div>
          <CalculatorCosts {...currencies} first={local} words={words.costs} />
        </div>
        <output
          htmlFor="earnings-views earnings-days earnings-refused earnings-data earnings-currency"
          className="grid content-center gap-4 bg-sun p-6 sm:gap-6 text-ink sm:p-10"
        >
          <Answer name="low" title={copy.lowest} large>
            {money(monthSum(month, lowest))}
          </Answer>
          <Answer name="low-payout" title={copy.first} inline>
            {payoutText(monthSum(month, lowest), basis)}
          </Answer>
          <Answer name="usual" title={copy.usual}>
            {money(monthSum(month, usual))}
          </Answer>
          <Answer name="usual-payout" title={copy.first} inline>
            {payoutText(monthSum(month, usual), basis)}
          </Answer>
          <span data-earnings-note suppressHydrationWarning className="block font-bold empty:hidden">
            {''}
          </span>
        </output>
      </form>
      <div className="grid grid-cols-1 gap-x-10 gap-y-3 border-rule border-t p-6 sm:px-10 sm:py-8 lg:grid-cols-2 noscript:border-t-0">
        <EarningsVary text={vary} className="max-w-[68ch] text-muted" />
        <p className="max-w-[68ch] text-muted text-sm">{copy.threshold}</p>
        <EarningsTable words={words.table} basis={basis} />
      </div>
    </div>
  );
}

type AnswerProps = {
  name: string;
  title: string;
  large?: boolean;
  /** Whether phones have both on one line. */
  inline?: boolean;
  children: string;
};

function Answer({ name, title, large = false, inline = false, children }: AnswerProps) {
  const line = inline ? 'sm:block' : 'block';
  const look = large ? 'font-display text-[clamp(2rem,1.5rem+2.2vw,3.25rem)] leading-[1.05]' : 'text-lg';
  return (
    <span>
      <span className={`font-bold ${line}`}>{title}</span>{' '}
      <span
        className={`tabular-nums ${line} ${look}`}
        {...{ [`data-earnings-${name}`]: '' }}
        suppressHydrationWarning
      >
        {children}
      </span>
    </span>
  );
}
