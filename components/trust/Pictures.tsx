import type { ReactNode } from 'react';
import { type Content, localMoney } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { monthsToPayout } from '@/lib/money';

/** Days of the months that are drawn. */
const DAYS = 30;
/** Thickness of a day, in tenths of which each takes ten. */
const DAY = { strokeWidth: 24, strokeDasharray: '7.5 2.5' };
/** The same of the days from Monday to Friday. */
const WORKDAY = { ...DAY, strokeDasharray: '7.5 2.5 7.5 2.5 7.5 2.5 7.5 2.5 7.5 22.5' };
/** Where so many business days end in a month that begins on a Monday. */
const after = (days: number) => `M0 12H${10 * (days + 2 * Math.floor((days - 1) / 5))}`;

type RowProps = { label: string; text: string; then?: string; edge?: string; children: ReactNode };

/** A bar under what it stands for. */
function Row({ label, text, then, edge, children }: RowProps) {
  return (
    <div className="not-first:mt-4 flex-1 md:not-first:mt-8 lg:in-[.timeline]:not-first:mt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 leading-snug">
        <b className="font-display text-lg lg:text-2xl">{label}</b>
        {text}
      </p>
      <svg viewBox="0 0 297 24" aria-hidden="true" className="mt-2 block w-full">
        {children}
      </svg>
      {then && <p className={`mt-2 border-l-8 pl-2 leading-snug ${edge}`}>{then}</p>}
    </div>
  );
}

type MonthsProps = {
  words: Content['payouts']['words']['terms'] & { lands: string };
  days: number;
  then: number;
};

/** The month in which money is earned, and of the next the business days on which it is sent and those on which it may still be on its way. */
export function Months({ words, days, then }: MonthsProps) {
  return (
    <div className="timeline gap-x-10 lg:flex">
      <Row label={words.now} text={words.earned} then={words.lands} edge="border-sun">
        <path d={`M0 12H${10 * DAYS}`} {...DAY} className="stroke-sun" />
      </Row>
      <Row label={words.next} text={words.due} then={words.arrives} edge="border-leaf">
        <path d={`M0 21H${10 * DAYS}`} {...DAY} strokeWidth="6" className="stroke-rule" />
        <path d={`M0 12H${10 * DAYS}`} {...WORKDAY} className="stroke-rule" />
        <path d={after(days + then)} {...WORKDAY} className="stroke-leaf" />
        <path d={after(days)} {...WORKDAY} className="stroke-leaf-deep" />
      </Row>
    </div>
  );
}

type MinimumProps = { text: string; threshold: number; views: number; rate: number };

/** How the balance of an ordinary earner grows to the least payout and past it, until it is paid: a piece of the bar a month. */
export function Minimum({ text, threshold, views, rate }: MinimumProps) {
  const share = (DAYS * views * rate) / threshold;
  const months = Array.from({ length: monthsToPayout(share, 1) ?? 0 }, (_, month) => month);
  const end = (month: number) => `${Math.round((1000 * month) / months.length) / 10}%`;
  const reached = end(1 / share);
  return (
    <div>
      <svg aria-hidden="true" className="block h-20 w-full fill-ink font-display md:h-28 lg:h-44">
        <text dx="-10" x={reached} y="20%" textAnchor="end" className="text-[min(1.5rem,8vw)] lg:text-4xl">
          {localMoney(threshold)}
        </text>
        {months.map((month) => (
          <svg key={month} x={end(month)} y="40%" width={end(1)} height="60%" aria-hidden="true">
            <rect
              width="100%"
              height="100%"
              className={month + 1 < months.length ? 'fill-sun' : 'fill-leaf'}
            />
            <path d="M0 0V200" strokeWidth={month ? 6 : 0} className="stroke-sand" />
            <text
              x="50%"
              y="50%"
              textAnchor="middle"
              dominantBaseline="central"
              className="text-xl lg:text-4xl"
            >
              {month + 1}
            </text>
          </svg>
        ))}
        <rect x={reached} width="4" height="40%" className="fill-ink" />
      </svg>
      <p className="mt-3 border-leaf border-l-8 pl-2 leading-snug lg:mt-6 lg:text-lg">
        {insert(text, { paid: localMoney(months.length * share * threshold) })}
      </p>
    </div>
  );
}

type SumsProps = { sums: readonly (readonly [sum: number, text: string, tone?: string])[]; text?: string };

/** Sums of a month above bars that are as long as their shares of the largest, and what they hold for. */
export function Sums({ sums, text }: SumsProps) {
  const most = Math.max(...sums.map(([sum]) => sum));
  return (
    <>
      {sums.map(([sum, of, tone = 'fill-sun']) => (
        <Row key={of} label={localMoney(sum)} text={of}>
          <rect width="297" height="24" className="fill-rule" />
          <rect width={(297 * sum) / most} height="24" className={tone} />
        </Row>
      ))}
      {text && <p className="mt-3 leading-snug lg:mt-6 lg:text-lg">{text}</p>}
    </>
  );
}

/** What leads from us to the Status, with the reader in the middle, who alone posts. */
export function Between({ labels }: { labels: readonly string[] }) {
  return (
    <div className="grid grid-cols-3 gap-y-2 text-center font-bold leading-tight">
      <svg viewBox="0 0 297 80" aria-hidden="true" strokeWidth="6" className="col-span-full fill-ink">
        <path d="M49 40h198" className="stroke-leaf-deep" />
        <circle cx="49" cy="40" r="40" />
        <circle cx="49" cy="40" r="20" strokeDasharray="10.7 5" className="stroke-leaf" />
        <circle cx="148" cy="40" r="40" className="fill-sun" />
        <path d="M135 32a13 13 0 0 1 27 0 13 13 0 0 1-27 0M122 66a26 18 0 0 1 53 0z" />
        <circle cx="247" cy="40" r="37" strokeDasharray="12 5 12 0" className="fill-sand stroke-leaf-deep" />
        <circle cx="247" cy="40" r="28" className="fill-leaf-deep" />
        <rect x="237" y="24" width="20" height="32" rx="4" className="fill-white" />
      </svg>
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </div>
  );
}
