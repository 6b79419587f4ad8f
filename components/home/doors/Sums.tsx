import type { ReactNode } from 'react';
import { FieldProblem, problemId } from '@/components/ui/FieldProblem';
import { Words } from '@/components/ui/Words';
import { content, factValue, localMoney } from '@/lib/content';
import type { Home } from '@/lib/content/schemas/home';
import { insert } from '@/lib/content/text/insert';
import { currencySign, formatCount, monthRange, type OrdinaryMonth, payoutMonths } from '@/lib/money';
import { viewsForBudget } from '@/lib/site/pricing/estimate';
import { CountryChoice } from './CountryChoice';

type Door = Home['doors'][number];

/** Views of one ad in; what an ordinary month comes to out. */
export function EarnerSum({
  question,
  start,
  max,
  answer,
  basis,
  month,
  threshold,
}: Door & { month: OrdinaryMonth; threshold: number }) {
  const { low, high } = monthRange(start, month);
  const { from, to } = payoutMonths({ low, high }, threshold);
  const words = content().home.words.doors;
  return (
    <form data-door="earner" autoComplete="off" className="mt-4 mb-5">
      <Question
        id="door-earner"
        question={question}
        start={start}
        min={factValue('minimumContacts')}
        max={max}
      >
        <CountryChoice first={content().site.mainMarket} />
      </Question>
      <Answer
        htmlFor="door-earner"
        {...answer}
        text={insert(words.range, { low: localMoney(low), high: localMoney(high) })}
      />
      <svg aria-hidden="true" className="mt-3 h-3 w-full rounded-full bg-ink/15">
        <rect data-filled width={share(high / threshold)} height="12" className="fill-ink/35" />
        <rect data-filled width={share(low / threshold)} height="12" className="fill-ink" />
      </svg>
      <p data-payout suppressHydrationWarning className="mt-1.5 font-bold text-sm">
        {insert(words.payout, {
          threshold: localMoney(threshold),
          months: from === to ? from : `${from}–${to}`,
        })}
      </p>
      <p className="mt-2 text-pretty text-sm">{basis}</p>
    </form>
  );
}

/** How far the balance is towards a payout, as a width. */
function share(part: number): string {
  return `${Math.round(100 * Math.min(1, part))}%`;
}

/** A budget in; views out. */
export function AdvertiserSum({
  question,
  start,
  max,
  answer,
  basis,
  costPerView,
}: Door & { costPerView: number }) {
  const words = content().home.words.doors;
  return (
    <form data-door="advertiser" autoComplete="off" className="mt-4 mb-5">
      <Question
        id="door-advertiser"
        question={question}
        start={start}
        min={factValue('minimumBudget')}
        max={max}
        unit={currencySign(content().site.currency)}
      >
        <span data-local suppressHydrationWarning className="self-center text-sm">
          {insert(words.about, { sum: localMoney(start) })}
        </span>
      </Question>
      <Answer htmlFor="door-advertiser" {...answer} text={formatCount(viewsForBudget(start, costPerView))} />
      <p className="mt-2 text-pretty text-sm">{basis}</p>
    </form>
  );
}

type QuestionProps = {
  id: string;
  question: string;
  start: number;
  min: number;
  max: number;
  unit?: string;
  children: ReactNode;
};

/** Without script nothing would answer, so that what was to be typed stands there as the example it is. */
function Question({ id, question, start, min, max, unit = '', children }: QuestionProps) {
  return (
    <>
      <label htmlFor={id} className="block font-bold">
        {question}
        <span className="hidden noscript:inline">
          {' '}
          {insert(content().home.words.doors.example, { sum: unit + formatCount(start) })}
        </span>
      </label>
      <div className="mt-2 grid grid-cols-[6rem_minmax(0,1fr)] gap-2 max-[19em]:grid-cols-1 noscript:hidden">
        <span className="relative">
          {unit && (
            <span aria-hidden="true" className="absolute top-3 left-4 text-muted">
              {unit}
            </span>
          )}
          <input
            id={id}
            inputMode="decimal"
            data-range={JSON.stringify({ min, max })}
            defaultValue={formatCount(start)}
            aria-describedby={problemId(id)}
            className={`h-12 w-full rounded-control border border-ink/40 bg-white pr-2 font-semibold text-text text-base tabular-nums aria-invalid:border-2 aria-invalid:border-rose-deep ${unit ? 'pl-8' : 'pl-4'}`}
          />
        </span>
        {children}
      </div>
      <FieldProblem input={id} />
    </>
  );
}

type AnswerProps = { htmlFor: string; before: string; text: string; after: string };

function Answer({ htmlFor, before, text, after }: AnswerProps) {
  return (
    <output htmlFor={htmlFor} className="mt-3 block">
      <span className="block text-sm">{before}</span>
      <span
        data-answer
        suppressHydrationWarning
        className="block font-display text-[clamp(1.625rem,1.3rem+1.4vw,2.5rem)] leading-tight tracking-tight"
      >
        {text}
      </span>
      <span className="block font-bold text-sm">
        <Words text={after} put={{ threshold: <Threshold /> }} />
      </span>
    </output>
  );
}

/** The balance from which money is paid out; it follows the country that the visitor chose. */
function Threshold() {
  const dollars = factValue('payoutThresholdGuide');
  return (
    <span data-amount={dollars} suppressHydrationWarning>
      {localMoney(dollars)}
    </span>
  );
}
