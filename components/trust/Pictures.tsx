import type { ReactNode } from 'react';
import { Words } from '@/components/ui/Words';
import { type Content, localMoney } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { monthsToPayout } from '@/lib/money';

/** Days of the months that are drawn, which begin on a Monday. */
const DAYS = Array.from({ length: 30 }, (_, day) => day);
const WORKDAYS = DAYS.filter((day) => day % 7 < 5);
/** Bars of those days. */
const drawn = (days: number[]) =>
  `M-6.5 29.5${days.map((day, index) => `m${10 * (day - (days[index - 1] ?? -1))}-26v26`).join('')}`;

type RowProps = {
  label: string;
  text?: string;
  children: ReactNode;
};

/** A bar under what it stands for. */
function Row({ label, text, children }: RowProps) {
  return (
    <div className="not-first:mt-3 md:not-first:mt-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 leading-snug">
        <b className="font-display text-lg lg:text-2xl">{label}</b>
        {text}
      </p>
      <svg viewBox={`0 0 297 ${text ? 24 : 33}`} aria-hidden="true" className="mt-1 block w-full md:mt-2">
        <g strokeWidth={text ? 4 : 7} strokeLinecap="round">
          {children}
        </g>
      </svg>
    </div>
  );
}

type MonthsProps = Record<'days' | 'then', number> & {
  words: Content['payouts']['words']['terms'] & Record<'lands' | 'weekend', string>;
};

/** The month in which money is earned, and of the next the business days on which it is sent and those on which it may still be on its way. */
export function Months({ words, days, then }: MonthsProps) {
  return (
    <div className="grid gap-x-8 gap-y-2 md:gap-y-3 @min-[60em]/page:grid-flow-col @min-[60em]/page:grid-cols-2 @min-[60em]/page:grid-rows-[auto_auto] @min-[60em]/page:gap-y-6 @min-[60em]/page:*:odd:mt-0">
      <Row label={words.now}>
        <path d={drawn(DAYS)} className="stroke-sun" />
      </Row>
      <Key of={{ 'border-sun': words.lands }} />
      <Row label={words.next}>
        <path d={drawn(DAYS)} className="stroke-rule" />
        <path d={drawn(WORKDAYS.slice(days, days + then))} className="stroke-leaf" />
        <path d={drawn(WORKDAYS.slice(0, days))} className="stroke-leaf-deep" />
      </Row>
      <Key
        of={{
          'border-leaf-deep': words.due,
          'border-leaf': words.arrives,
          'border-rule': words.weekend,
        }}
      />
    </div>
  );
}

/** What the colours of the bars before it stand for, by the classes of their edges. */
function Key({ of }: { of: Record<string, string> }) {
  return (
    <div className="grid content-start gap-y-2 md:gap-y-3 lg:text-lg">
      {Object.entries(of).map(([edge, meaning]) => (
        <p key={edge} className={`text-balance border-l-8 pl-2 leading-snug ${edge}`}>
          <Words text={meaning} />
        </p>
      ))}
    </div>
  );
}

type MinimumProps = Record<'threshold' | 'views' | 'rate', number> & {
  words: Record<'minimum' | 'month' | 'paid', string>;
};

/** From one month's column to the next, half as wide as one is, and as high as the last. */
const [STEP, HALF, HIGHEST] = [60.4, 27.7, 136];

/** How the balance of an ordinary earner grows past the least payout, and the month in which it is paid: a column a month. */
export function Minimum({ words, threshold, views, rate }: MinimumProps) {
  const sum = DAYS.length * views * rate;
  const earning = monthsToPayout(sum, threshold) ?? 0;
  const months = Array.from({ length: earning + 1 }, (_, month) => month);
  const height = (balance: number) => (HIGHEST * balance) / sum / earning;
  const top = 158 - height(threshold);
  return (
    <div>
      <svg
        viewBox="0 20 297 164"
        aria-hidden="true"
        className="w-full overflow-visible fill-ink font-display"
      >
        {months.map((month) => {
          const paid = month === earning;
          const balance = sum * Math.min(month + 1, earning);
          const tall = height(balance);
          const tone = paid ? 'fill-leaf' : 'fill-sun';
          return (
            <g key={month} transform={`translate(${month * STEP + HALF})`} textAnchor="middle" fontSize="16">
              <rect x={-HALF} y={158 - tall} width={2 * HALF} height={tall} rx="8" className={tone} />
              <text y="149">{localMoney(balance).replace(/^\D+/, '')}</text>
              {paid && <text y={184 - tall}>{words.paid}</text>}
              <text y="179" className="font-sans" fontSize="15">
                {month ? month + 1 : `${words.month} 1`}
              </text>
            </g>
          );
        })}
        <rect y={top} width={STEP * (earning - 1) + 2 * HALF} height="3" />
        <circle cx={STEP * (earning - 1) + HALF} cy={top + 1.5} r="6" />
        <text y={top - 8} fontSize="22">
          {localMoney(threshold)}
        </text>
      </svg>
      <p className="mt-3 border-leaf border-l-8 pl-2 leading-snug lg:mt-6 lg:text-lg">
        {insert(words.minimum, { paid: localMoney(earning * sum) })}
      </p>
    </div>
  );
}

type SumsProps = {
  sums: readonly (readonly [sum: number, text: string, tone?: string])[];
  text?: string;
};

/** Sums of a month above bars that are as long as their shares of the largest, and what they hold for. */
export function Sums({ sums, text }: SumsProps) {
  const most = Math.max(...sums.map(([sum]) => sum));
  return (
    <>
      {sums.map(([sum, of, tone = 'fill-sun stroke-sun']) => (
        <Row key={of} label={localMoney(sum)} text={of}>
          <rect x="2" y="2" width={(297 * sum) / most - 4} height="20" rx="10" className={tone} />
        </Row>
      ))}
      {text && <p className="mt-3 leading-snug lg:mt-6 lg:text-lg">{text}</p>}
    </>
  );
}
