import type { ReactNode } from 'react';
import { Chevron } from '@/components/ui/Chevron';
import { FieldProblem, problemId } from '@/components/ui/FieldProblem';
import type { Content } from '@/lib/content';
import type { Home } from '@/lib/content/schemas/home';
import { insert } from '@/lib/content/text/insert';
import {
  formatAmount,
  formatCount,
  monthRange,
  type OrdinaryMonth,
  payoutMonths,
  withoutCode,
} from '@/lib/money';
import { viewsForBudget } from '@/lib/site/pricing/selection';

/** What both sums are shown with. */
export type DoorFacts = {
  words: Home['words']['doors'];
  /** The balance from which money is paid out. */
  threshold: number;
  countries: Content['pricing']['countries'];
  /** The country that the sums are shown in before a visitor chose another: ISO 3166. */
  mainMarket: string;
  /** @returns an amount as it is there */
  inMainMarket: (amount: number) => string;
};

/**
 * @param start what stands in the field at first
 * @param minimum the least that may be typed
 */
type Props = DoorFacts & { door: Home['doors'][number]; start: number; minimum: number; picture: ReactNode };

/** Views of one ad in; what an ordinary month comes to out. */
export function EarnerSum({ month, picture, ...props }: Props & { month: OrdinaryMonth }) {
  const { door, start, words, threshold, countries, mainMarket, inMainMarket: sum } = props;
  const { low, high } = monthRange(start, month);
  return (
    <Sum
      {...props}
      answer={insert(words.range, { low: sum(low), high: withoutCode(sum(high)) })}
      beside={
        countries.length > 0 && (
          // The site script remembers the choice (lib/browser/country.ts).
          <span className="relative min-w-0">
            <select
              aria-label={words.country}
              defaultValue={mainMarket}
              className="h-12 w-full appearance-none text-ellipsis rounded-control border border-muted/70 bg-white pr-9 pl-4 font-semibold text-base text-text"
            >
              {countries.map(({ code, name, currencyCode }) => (
                <option key={code} value={code} data-currency={currencyCode}>
                  {name} ({currencyCode})
                </option>
              ))}
            </select>
            <Chevron className="absolute top-4 right-3" />
          </span>
        )
      }
    >
      {picture}
      <div className="mt-3 flow-root">
        <svg aria-hidden="true" className="h-3 w-full rounded-full bg-ink/15">
          <rect data-filled width={share(high / threshold)} height="12" className="fill-ink/30" />
          <rect data-filled width={share(low / threshold)} height="12" className="fill-ink" />
        </svg>
        <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-sm">
          {words.month}{' '}
          <b data-amount={threshold} suppressHydrationWarning>
            {sum(threshold)}
          </b>
        </p>
      </div>
      <p data-payout suppressHydrationWarning className="mt-2 text-pretty font-bold leading-snug">
        {insert(words.payout, { months: payoutMonths({ low, high }, threshold) })}
      </p>
      <p className="mt-2 clear-both text-balance text-base leading-snug">{door.basis}</p>
    </Sum>
  );
}

/** How far the balance is towards a payout, as a width. */
function share(part: number): string {
  return `${Math.round(100 * Math.min(1, part))}%`;
}

type BudgetProps = Props & Pick<SumProps, 'money'> & { costPerView: number; own: string };

/** A budget in, typed in the money of a country and said in that of the site beside; views out. */
export function AdvertiserSum({ costPerView, own, ...props }: BudgetProps) {
  const { door, start } = props;
  return (
    <Sum
      {...props}
      answer={formatCount(viewsForBudget(start, costPerView))}
      beside={
        <span data-own suppressHydrationWarning className="leading-tight">
          {formatAmount(start, own)}
        </span>
      }
    >
      <p className="mt-2 clear-both text-balance text-base leading-snug">{door.basis}</p>
    </Sum>
  );
}

type SumProps = Pick<Props, 'door' | 'start' | 'minimum' | 'words'> & {
  picture?: ReactNode;
  money?: { code: string; figure: (amount: number) => string };
  answer: string;
  /** Beside the field. */
  beside: ReactNode;
  /** Beneath the answer: how it is meant. */
  children: ReactNode;
};

/** Without script nothing would answer, so that what was to be typed stands there as the example it is. */
function Sum({ door, start, minimum: min, words, picture, money, answer, beside, children }: SumProps) {
  const { audience, question, max } = door;
  const { before, after } = door.answer;
  const id = `door-${audience}`;
  const figure = money ? money.figure(start) : formatCount(start);
  return (
    <form data-door={audience} autoComplete="off" className="mt-3 mb-5 flow-root">
      <label htmlFor={id} className="block font-bold">
        {question}
        <span className="hidden noscript:inline">
          {' '}
          {insert(words.example, { sum: money ? `${money.code}\u00a0${figure}` : figure })}
        </span>
      </label>
      <div
        className={`mt-2 gap-2 ${money ? 'flex flex-wrap items-center' : 'grid grid-cols-[6rem_minmax(0,1fr)] @max-[13em]/page:grid-cols-1 max-[19em]:grid-cols-1 noscript:hidden'}`}
      >
        <span className={money ? 'relative w-40 max-w-full noscript:hidden' : 'relative'}>
          {money && (
            <span
              id={`${id}-sign`}
              suppressHydrationWarning
              className="absolute top-3 left-4 text-base text-muted @max-[13em]/page:static @max-[13em]/page:text-white"
            >
              {money.code}
            </span>
          )}
          <input
            id={id}
            inputMode="decimal"
            data-held={money && start}
            data-range={JSON.stringify({ min, max })}
            defaultValue={figure}
            aria-describedby={money ? `${problemId(id)} ${id}-sign` : problemId(id)}
            className={`h-12 w-full rounded-control border border-muted/70 bg-white pr-2 font-semibold text-text text-base tabular-nums aria-invalid:border-2 aria-invalid:border-rose-deep ${money ? 'pl-15 @max-[13em]/page:pl-4' : 'pl-4'}`}
          />
        </span>
        {beside}
      </div>
      <FieldProblem input={id} />
      {picture}
      <output htmlFor={id} className="mt-3 block">
        <span className="block leading-snug">{before}</span>
        <span
          data-answer
          suppressHydrationWarning
          className="block font-display text-[min(2.25rem,9.4vw)] leading-none tracking-tight max-md:[overflow-wrap:normal] xl:text-[2.5rem]"
        >
          {answer}
        </span>
        {after && <span className="block text-balance font-bold leading-snug md:text-xl">{after}</span>}
      </output>
      {children}
    </form>
  );
}
