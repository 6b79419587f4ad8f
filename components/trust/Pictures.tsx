import { type Content, localMoney, localRate } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { monthsToPayout } from '@/lib/money';

/** Days of the months that are drawn. */
const DAYS = 30;
/** Thickness of a day, in tenths of which each takes ten. */
const DAY = { strokeWidth: 24, strokeDasharray: '7.5 2.5' };

type RowProps = { label: string; text: string; then?: string; days: number; tone: string; solid?: boolean };

/** A month, a dash a day or in one piece: so many days of it coloured. */
function Row({ label, text, days, tone, solid = false, then }: RowProps) {
  const line = solid ? { strokeWidth: DAY.strokeWidth } : DAY;
  return (
    <div className="not-first:mt-4 flex-1 md:not-first:mt-8 lg:in-[.timeline]:not-first:mt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 leading-snug">
        <b className="font-display text-lg lg:text-2xl">{label}</b>
        {text}
      </p>
      <svg viewBox="0 0 297 24" aria-hidden="true" className="mt-2 block w-full">
        <path d={`M0 12H${10 * DAYS}`} {...line} className="stroke-rule" />
        <path d={`M0 12H${10 * days}`} {...line} className={tone} />
      </svg>
      {then && <p className="mt-2 leading-snug">{then}</p>}
    </div>
  );
}

type MonthsProps = { words: Content['payouts']['words']['terms']; days: number };

/** The month in which money is earned, and the first business days of the next, which begins on a Monday. */
export function Months({ words, days }: MonthsProps) {
  return (
    <div className="timeline gap-x-10 lg:flex">
      <Row label={words.now} text={words.earned} days={DAYS} tone="stroke-sun" />
      <Row label={words.next} text={words.due} then={words.arrives} days={days} tone="stroke-leaf-deep" />
    </div>
  );
}

type MinimumProps = { text: string; threshold: number; least: string; views: number; rate: number };

/** How the balance of an ordinary earner grows to the least payout and past it, until it is paid: a piece of the bar a month. */
export function Minimum({ text, threshold, least, views, rate }: MinimumProps) {
  const share = (DAYS * views * rate) / threshold;
  const months = Array.from({ length: monthsToPayout(share, 1) ?? 0 }, (_, month) => month);
  const after = (month: number) => `${Math.round((1000 * month) / months.length) / 10}%`;
  const reached = after(1 / share);
  const seam = (1 / share) % 1;
  /** Of the last month's number: the middle of the larger of its two colours. */
  const last = `${50 * (seam < 0.5 ? seam + 1 : seam)}%`;
  return (
    <div>
      <svg aria-hidden="true" className="block h-20 w-full fill-ink font-display lg:h-44">
        <text dx="-10" x={reached} y="20%" textAnchor="end" className="text-[min(1.5rem,8vw)] lg:text-4xl">
          {least}
        </text>
        <rect y="40%" width="100%" height="60%" className="fill-sun" />
        <rect x={reached} y="40%" width="100%" height="60%" className="fill-leaf" />
        <rect x={reached} width="4" height="40%" className="fill-ink" />
        {months.map((month) => (
          <svg key={month} x={after(month)} y="40%" width={after(1)} height="60%" aria-hidden="true">
            <path d="M0 0V200" strokeWidth={month ? 6 : 0} className="stroke-sand" />
            <text
              x={month + 1 < months.length ? '50%' : last}
              y="50%"
              textAnchor="middle"
              dominantBaseline="central"
              className="text-xl lg:text-4xl"
            >
              {month + 1}
            </text>
          </svg>
        ))}
      </svg>
      <p className="mt-2 leading-snug lg:mt-6 lg:text-lg">
        {insert(text, { paid: localMoney(months.length * share * threshold) })}
      </p>
    </div>
  );
}

type MonthProps = { text: string; at: string; views: number; rates: readonly number[] };

/** What a month of ordinary days comes to at the lowest rate and at the usual one, as a share of the latter. */
export function Month({ text, at, views, rates }: MonthProps) {
  const usual = Math.max(...rates);
  return (
    <>
      {rates.map((rate) => (
        <Row
          key={rate}
          label={localMoney(DAYS * views * rate)}
          text={insert(at, { rate: localRate(rate) })}
          days={Math.round((DAYS * rate) / usual)}
          tone="stroke-sun"
          solid
        />
      ))}
      <p className="mt-3 leading-snug lg:mt-6 lg:text-lg">{text}</p>
    </>
  );
}
