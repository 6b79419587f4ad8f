import { LuCheck, LuChevronRight, LuLandmark, LuSmartphone, LuX } from 'react-icons/lu';
import { AdArt } from '@/components/art/AdArt';
import { Ring } from '@/components/art/Ring';
import { AD_TONES } from '@/components/art/tones';
import { areaPath, chartPoints, linePath } from '@/lib/chart';
import { content } from '@/lib/content';

/** A number confirmed, an ad opened, a status posted. */
export function Integration() {
  return (
    <div className="flex h-full items-center justify-center gap-2 px-4 sm:gap-4">
      <div className="rounded-2xl bg-white px-3 py-2.5 text-xs shadow-lift sm:px-4 sm:text-sm">
        <span className="block text-muted">Your number</span>
        <b className="whitespace-nowrap tabular-nums">+254 7•• ••4 12</b>
        <span className="mt-1 flex items-center gap-1 font-bold text-leaf-deep">
          <LuCheck className="size-4" strokeWidth={3} /> Confirmed
        </span>
      </div>
      <LuChevronRight className="size-5 shrink-0 text-sun-deep transition-transform duration-300 group-hover:translate-x-1" />
      <Thumb art="drink" tone="rose" className="h-28 w-18 rotate-[-4deg] sm:h-32 sm:w-20" />
      <LuChevronRight className="size-5 shrink-0 text-sun-deep transition-transform duration-300 group-hover:translate-x-1" />
      <span className="relative flex size-20 shrink-0 items-center justify-center sm:size-24">
        <Ring
          segments={5}
          filled={2}
          thickness={0.08}
          className="absolute inset-0 text-leaf-deep transition-[rotate] duration-700 group-hover:rotate-72 motion-reduce:transition-none"
        />
        <Thumb art="drink" tone="rose" className="size-15 rounded-full! sm:size-18" />
      </span>
    </div>
  );
}

/** Views as they come in. */
export function Analytics() {
  const { dailyViews } = content().showcase;
  const points = chartPoints(dailyViews, 280, 104, Math.max(...dailyViews));
  const last = points.at(-1);
  return (
    <div className="relative h-full text-leaf-deep">
      <span className="absolute top-4 left-5 inline-flex items-center gap-2 rounded-full bg-white px-3 py-1 font-bold text-xs shadow-lift">
        <span className="size-2 rounded-full bg-leaf-deep motion-safe:animate-pulse" /> Live
      </span>
      <svg
        aria-hidden="true"
        viewBox="0 0 280 130"
        preserveAspectRatio="none"
        className="absolute inset-x-0 bottom-0 h-[74%] w-full"
      >
        <path d={areaPath(points, 130)} className="fill-leaf/25" transform="translate(0 12)" />
        <path
          d={linePath(points)}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
          transform="translate(0 12)"
        />
        {last && (
          <line
            x1={last.x}
            x2={last.x}
            y1={last.y + 12}
            y2="130"
            stroke="currentColor"
            strokeDasharray="3 4"
          />
        )}
      </svg>
    </div>
  );
}

/** Payouts that arrived. */
export function Payments() {
  return (
    <div className="flex h-full flex-col justify-center gap-2.5 px-5 text-sm">
      <Payout icon={<LuSmartphone className="size-5" />} label="Mobile money" amount="KES 640" />
      <Payout icon={<LuLandmark className="size-5" />} label="Bank transfer" amount="KES 1,120" offset />
    </div>
  );
}

function Payout({
  icon,
  label,
  amount,
  offset = false,
}: {
  icon: React.ReactNode;
  label: string;
  amount: string;
  offset?: boolean;
}) {
  return (
    <span
      className={`flex items-center gap-3 rounded-2xl bg-white p-3 shadow-lift transition-transform duration-300 ${offset ? 'translate-x-3 group-hover:translate-x-0' : '-translate-x-1 group-hover:translate-x-1'}`}
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-xl bg-sun">{icon}</span>
      <span className="flex-1 leading-tight">
        <span className="block text-muted text-xs">{label}</span>
        <b className="whitespace-nowrap font-display text-base">{amount}</b>
      </span>
      <LuCheck className="size-5 shrink-0 text-leaf-deep" strokeWidth={3} />
    </span>
  );
}

/** People who fit the campaign, among those who do not. */
export function Targeting() {
  const columns = 11;
  const matched = new Set([13, 14, 15, 24, 25, 26, 27, 36, 37, 38, 35, 48]);
  return (
    <div className="relative h-full">
      <svg
        aria-hidden="true"
        viewBox="0 0 280 176"
        className="size-full"
        preserveAspectRatio="xMidYMid slice"
      >
        {Array.from({ length: columns * 6 }, (_, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed grid of equal dots
            key={index}
            cx={20 + (index % columns) * 24}
            cy={28 + Math.floor(index / columns) * 24}
            r={matched.has(index) ? 8 : 5}
            className={matched.has(index) ? 'fill-iris' : 'fill-iris/15'}
          />
        ))}
      </svg>
      <span className="absolute bottom-4 left-4 flex gap-1.5 font-bold text-xs">
        {['Kenya', '18–24', 'Food'].map((filter) => (
          <span
            key={filter}
            className="inline-flex items-center gap-1 rounded-full bg-white px-2.5 py-1 shadow-lift"
          >
            {filter} <LuX className="size-3 text-muted" strokeWidth={3} />
          </span>
        ))}
      </span>
    </div>
  );
}

/** The hours at which contacts watch. */
export function Growth() {
  const { hours } = content().showcase.audience;
  const top = Math.max(...hours);
  return (
    <div className="relative h-full">
      <svg
        aria-hidden="true"
        viewBox="0 0 240 120"
        preserveAspectRatio="none"
        className="absolute inset-x-5 bottom-4 h-[66%] w-[calc(100%-2.5rem)]"
      >
        {hours.map((share, hour) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
            key={hour}
            x={hour * 10 + 1.5}
            y={120 - (share / top) * 116}
            width="7"
            height={(share / top) * 116}
            rx="3"
            className={share === top ? 'fill-sun' : 'fill-sun/35'}
          />
        ))}
      </svg>
      <span className="absolute top-4 right-5 rounded-full bg-white px-3 py-1 font-bold text-xs shadow-lift">
        Best at 19:00
      </span>
    </div>
  );
}

/** The review that stands before every ad. */
export function Safety() {
  return (
    <div className="flex h-full items-center justify-center gap-4 px-4 sm:gap-6">
      <Verdict
        art="bowl"
        tone="leaf"
        label="Approved"
        mark={<LuCheck className="size-4" strokeWidth={3} />}
        look="bg-leaf text-ink"
      />
      <Verdict
        art="headphones"
        tone="iris"
        label="In review"
        mark={<span className="size-2 rounded-full bg-current motion-safe:animate-pulse" />}
        look="bg-white text-ink"
      />
      <Verdict
        art="lamp"
        tone="ink"
        label="Turned down"
        mark={<LuX className="size-4" strokeWidth={3} />}
        look="bg-rose-deep text-white"
        faded
      />
    </div>
  );
}

type VerdictProps = Parameters<typeof Thumb>[0] & {
  label: string;
  mark: React.ReactNode;
  look: string;
  faded?: boolean;
};

function Verdict({ art, tone, label, mark, look, faded }: VerdictProps) {
  return (
    <span className="flex flex-col items-center gap-2">
      <span className="relative">
        <Thumb
          art={art}
          tone={tone}
          className={`h-26 w-18 transition-transform duration-300 group-hover:-translate-y-1 sm:w-20 ${faded ? 'opacity-40 grayscale' : ''}`}
        />
        <span
          className={`-top-2 -right-2 absolute flex size-7 items-center justify-center rounded-full shadow-lift ${look}`}
        >
          {mark}
        </span>
      </span>
      <span className="whitespace-nowrap font-bold text-xs">{label}</span>
    </span>
  );
}

/** A small upright ad. */
export function Thumb({
  art,
  tone,
  className = '',
}: {
  art: Parameters<typeof AdArt>[0]['name'];
  tone: keyof typeof AD_TONES;
  className?: string;
}) {
  return (
    <span
      className={`flex shrink-0 items-center justify-center overflow-hidden rounded-2xl p-2 shadow-lift ${AD_TONES[tone]} ${className}`}
    >
      <AdArt name={art} className="aspect-square w-full max-w-20" />
    </span>
  );
}
