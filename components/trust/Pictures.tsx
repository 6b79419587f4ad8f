import type { ReactNode } from 'react';
import { LuMessageCircle, LuX } from 'react-icons/lu';
import { Avatar } from '@/components/art/cast/Person';
import { Ring } from '@/components/art/Ring';
import { type Content, localMoney } from '@/lib/content';
import type { CastName } from '@/lib/content/schemas/drawings';
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
  /** What the colours of its bars stand for, by the classes that give their keys the same. */
  keys?: Record<string, string>;
  face?: CastName | undefined;
  children: ReactNode;
};

/** A bar under what it stands for, and beside whose it is. */
function Row({ label, text, keys = {}, face, children }: RowProps) {
  return (
    <div className="@max-[13em]/page:block flex flex-1 items-center gap-4 not-first:mt-4 md:not-first:mt-6 lg:gap-6 lg:in-[.timeline]:not-first:mt-0">
      {face && <Avatar name={face} className="w-1/4 max-w-12 shrink-0 md:max-w-16 lg:max-w-20" />}
      <div className="grow">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 leading-snug">
          <b className="font-display text-lg lg:text-2xl">{label}</b>
          {text}
        </p>
        <svg viewBox={`0 0 297 ${text ? 24 : 33}`} aria-hidden="true" className="mt-2 block w-full">
          <g strokeWidth={text ? 4 : 7} strokeLinecap="round">
            {children}
          </g>
        </svg>
        {Object.entries(keys).map(([edge, meaning]) => (
          <p key={edge} className={`mt-2 border-l-8 pl-2 leading-snug ${edge}`}>
            {meaning}
          </p>
        ))}
      </div>
    </div>
  );
}

type MonthsProps = Record<'days' | 'then', number> & {
  words: Content['payouts']['words']['terms'] & { lands: string };
};

/** The month in which money is earned, and of the next the business days on which it is sent and those on which it may still be on its way. */
export function Months({ words, days, then }: MonthsProps) {
  return (
    <div className="timeline items-start gap-x-10 lg:flex">
      <Row label={words.now} keys={{ 'border-sun': words.lands }}>
        <path d={drawn(DAYS)} className="stroke-sun" />
      </Row>
      <Row label={words.next} keys={{ 'border-leaf-deep': words.due, 'border-leaf': words.arrives }}>
        <path d={drawn(DAYS)} className="stroke-rule" />
        <path d={drawn(WORKDAYS.slice(days, days + then))} className="stroke-leaf" />
        <path d={drawn(WORKDAYS.slice(0, days))} className="stroke-leaf-deep" />
      </Row>
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
  sums: readonly (readonly [sum: number, text: string, face?: CastName, tone?: string])[];
  text?: string;
};

/** Sums of a month above bars that are as long as their shares of the largest, and what they hold for. */
export function Sums({ sums, text }: SumsProps) {
  const most = Math.max(...sums.map(([sum]) => sum));
  return (
    <>
      {sums.map(([sum, of, face, tone = 'fill-sun stroke-sun']) => (
        <Row key={of} label={localMoney(sum)} text={of} face={face}>
          {face && <rect width="297" height="24" rx="12" className="fill-rule" />}
          <rect x="2" y="2" width={(297 * sum) / most - 4} height="20" rx="10" className={tone} />
        </Row>
      ))}
      {text && <p className="mt-3 leading-snug lg:mt-6 lg:text-lg">{text}</p>}
    </>
  );
}

/** The reader alone is joined to both, to us and to WhatsApp: the way from one to the other is crossed out. One beneath the other where the text is enlarged. */
export function Between({ labels }: { labels: Record<'us' | 'you' | 'whatsapp' | 'apart', string> }) {
  return (
    <div className="relative isolate grid justify-items-center gap-y-3 pb-3 text-center font-bold leading-tight before:absolute before:inset-x-1/6 before:top-6.25 before:-z-1 before:h-1.5 before:bg-leaf-deep *:relative *:grid *:justify-items-center *:gap-y-2 @max-[16em]/page:before:hidden @min-[16em]/page:grid-cols-3 md:before:top-7.25 lg:before:top-12.25">
      <span>
        <Avatar name="faith" className={DISC} />
        {labels.you}
      </span>
      <span className="@min-[16em]/page:order-first">
        <Ring segments={8} thickness={0.11} className={`${DISC} bg-ink p-3 md:p-3.5 lg:p-5 text-leaf`} />
        {labels.us}
      </span>
      <span className="h-6 w-full border-rose border-dashed @min-[16em]/page:order-last @min-[16em]/page:col-span-full @min-[16em]/page:w-2/3 @min-[16em]/page:border-6 @min-[16em]/page:border-t-0">
        <span className="sr-only">{labels.apart}</span>
        <LuX
          aria-hidden="true"
          strokeWidth={3}
          className="absolute top-[calc(100%+0.1875rem)] size-8 -translate-y-1/2 rounded-full bg-rose-deep p-1.5 text-white outline-4 outline-sand @max-[16em]/page:top-1/2 lg:size-10"
        />
      </span>
      <span>
        <LuMessageCircle aria-hidden="true" className={`${DISC} bg-leaf p-3.5 md:p-4 lg:p-7`} />
        {labels.whatsapp}
      </span>
    </div>
  );
}

const DISC = 'size-14 rounded-full md:size-16 lg:size-26';
