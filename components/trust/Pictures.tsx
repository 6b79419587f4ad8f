import { Portrait } from '@/components/art/cast/Person';
import { Ring } from '@/components/art/Ring';
import type { Content } from '@/lib/content';
import { monthsToPayout } from '@/lib/money';

/** Days of the months that are drawn. */
const DAYS = 30;
/** Thickness of a day, in tenths of which each takes ten. */
const DAY = { strokeWidth: 24, strokeDasharray: '7.5 2.5' };

type Terms = Content['payouts']['words']['terms'];

/** Two months, a dash a day: one in which money is earned, and the first business days of the next, when it is paid out. */
export function Months({ words, payoutDays }: { words: Terms; payoutDays: number }) {
  const months = [
    { text: words.earned, days: DAYS, tone: 'stroke-sun' },
    // It begins on a Monday.
    { text: words.due, days: payoutDays, tone: 'stroke-leaf-deep' },
  ];
  return months.map(({ text, days, tone }) => (
    <div
      key={text}
      className="font-display text-lg leading-tight not-first:mt-4 md:not-first:mt-8 lg:text-2xl"
    >
      {text}
      <svg viewBox="0 0 297 24" aria-hidden="true" className="mt-2 block w-full">
        <path d={`M0 12H${10 * DAYS}`} {...DAY} className="stroke-rule" />
        <path d={`M0 12H${10 * days}`} {...DAY} className={tone} />
      </svg>
    </div>
  ));
}

type MinimumProps = { text: string; threshold: number; least: string; views: number; rate: number };

/** How the balance of an ordinary earner grows to the least payout, a piece of the bar a month. */
export function Minimum({ text, threshold, least, views, rate }: MinimumProps) {
  const share = (DAYS * views * rate) / threshold;
  const months = Array.from({ length: monthsToPayout(share, 1) ?? 0 }, (_, month) => {
    const end = Math.min(1, share * (month + 1));
    return { month, start: share * month, end };
  });
  const percent = (part: number) => `${Math.round(1000 * part) / 10}%`;
  return (
    <div>
      <p className="text-end font-display text-2xl leading-tight lg:text-4xl">{least}</p>
      <svg aria-hidden="true" className="mt-2 block h-12 w-full lg:h-18">
        {months.map(({ month, start, end }) => (
          <svg key={month} x={percent(start)} width={percent(end - start)} aria-hidden="true">
            <rect width="100%" height="100%" className={end === 1 ? 'fill-leaf' : 'fill-sun'} />
            <path d="M0 0V80" strokeWidth={month ? 6 : 0} className="stroke-sand" />
            <text
              x="50%"
              y="50%"
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-ink font-display text-xl lg:text-3xl"
            >
              {month + 1}
            </text>
          </svg>
        ))}
      </svg>
      <p className="mt-2 leading-snug lg:mt-4 lg:text-lg">{text}</p>
    </div>
  );
}

/** What a month of ordinary days comes to. */
export function Month({ words }: { words: { views: string; month: string } }) {
  return (
    <p className="leading-snug lg:text-lg">
      <b className="heading-2 mb-2 block text-balance text-leaf-deep">{words.month}</b>
      {words.views}
    </p>
  );
}

/** Somebody who earns, and the empty places of friends who need not come. */
export function Alone({ text }: { text: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Portrait name="chidinma" className="size-20 text-leaf-deep md:size-36" />
      <svg viewBox="0 0 180 50" aria-hidden="true" className="w-60 fill-none stroke-muted max-md:hidden">
        <path
          d="M5 25a20 20 0 0 1 40 0 20 20 0 0 1-40 0m65 0a20 20 0 0 1 40 0 20 20 0 0 1-40 0m65 0a20 20 0 0 1 40 0 20 20 0 0 1-40 0"
          strokeWidth="4"
          strokeDasharray="4 6"
        />
      </svg>
      <p className="flex flex-wrap items-baseline gap-x-3 font-display text-lg md:w-full lg:text-2xl">
        <b className="text-5xl leading-none lg:text-7xl">0</b>
        {text}
      </p>
    </div>
  );
}

/** The company, and those with whom it is mixed up, on either side of a line. */
export function Apart({ name, others }: { name: string; others: readonly string[] }) {
  return (
    <p className="flex flex-wrap gap-4 text-center font-display text-xl leading-tight md:text-2xl">
      <span className="grid min-w-min flex-1 content-center justify-items-center gap-2 rounded-card bg-ink p-4 text-white md:py-8">
        <Ring segments={8} thickness={0.16} className="size-10 text-leaf md:size-14" />
        {name}
      </span>
      <span aria-hidden="true" className="border-rose border-l-4 border-dashed" />
      <span className="grid min-w-min flex-1 content-center gap-1 rounded-card bg-white p-4">
        {others.map((other) => (
          <span key={other}>{other}</span>
        ))}
      </span>
    </p>
  );
}
