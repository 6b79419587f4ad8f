import type { ReactNode } from 'react';
import { LuCheck, LuX } from 'react-icons/lu';
import { AdThumb, type AdThumbProps } from '@/components/art/AdThumb';
import { areaPath, chartPoints, linePath } from '@/lib/drawing/chart';
import type { PictureProps } from './picture-props';

/** Views as they come in. */
export function Analytics({ words, showcase }: PictureProps) {
  const { dailyViews } = showcase;
  const points = chartPoints(dailyViews, 256, 96, Math.max(...dailyViews));
  const last = points.at(-1);
  // The picture is stretched to its card; strokes are not, so a stroke of no length is a dot that stays round.
  const stroke = { fill: 'none', strokeLinecap: 'round', vectorEffect: 'non-scaling-stroke' } as const;
  const dot = last && `M${last.x} ${last.y}h.01`;
  return (
    <div className="relative text-leaf-deep">
      <svg
        aria-hidden="true"
        viewBox="0 -44 280 176"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
      >
        <path d={areaPath(points, 132)} className="fill-leaf/25" />
        <path d={linePath(points)} {...stroke} strokeWidth="3" className="stroke-current" />
        <path d={dot} {...stroke} strokeWidth="24" className="stroke-leaf/40 motion-safe:animate-pulse" />
        <path d={dot} {...stroke} strokeWidth="13" className="stroke-current" />
        <path d={dot} {...stroke} strokeWidth="7" className="stroke-white" />
      </svg>
      <span className="absolute top-4 left-5 inline-flex items-center gap-2 rounded-full bg-white px-3 py-1 font-bold text-xs shadow-lift">
        <span className="size-2 rounded-full bg-leaf-deep motion-safe:animate-pulse" /> {words.live}
      </span>
    </div>
  );
}

/** Where each person stands who fits the campaign: column and row. */
const MATCHED = [
  [2, 0],
  [2, 1],
  [3, 1],
  [4, 1],
  [6, 1],
  [2, 2],
  [3, 2],
  [4, 2],
  [5, 2],
  [2, 3],
  [3, 3],
  [4, 3],
  [5, 3],
  [3, 4],
] as const;

/** People who fit the campaign, among those who do not. */
export function Targeting() {
  return (
    <div className="relative">
      <svg
        aria-hidden="true"
        viewBox="0 0 560 176"
        className="absolute inset-0 size-full"
        preserveAspectRatio="xMinYMid slice"
      >
        <pattern id="others" x="8" y="16" width="24" height="24" patternUnits="userSpaceOnUse">
          <circle cx="12" cy="12" r="5" className="fill-iris/15" />
        </pattern>
        <rect x="8" y="16" width="552" height="120" fill="url(#others)" />
        <path
          d={MATCHED.map(([column, row]) => `M${20 + column * 24} ${28 + row * 24}h.01`).join('')}
          strokeWidth="16"
          strokeLinecap="round"
          className="stroke-iris"
        />
      </svg>
      <span className="absolute bottom-4 left-4 flex gap-1.5 font-bold text-xs">
        {['Kenya', '18–24', 'Food'].map((filter) => (
          <span
            key={filter}
            className="inline-flex items-center gap-1 whitespace-nowrap rounded-full bg-white px-2.5 py-1 shadow-lift"
          >
            {filter} <LuX className="size-3 text-muted" strokeWidth={3} />
          </span>
        ))}
      </span>
    </div>
  );
}

/** The review that stands before every ad. */
export function Safety({ words }: PictureProps) {
  return (
    <div className="flex items-center justify-center gap-4 px-4 sm:gap-6">
      <Verdict
        art="bag"
        tone="leaf"
        label={words.approved}
        mark={<LuCheck className="size-4" strokeWidth={3} />}
        look="bg-leaf text-ink"
      />
      <Verdict
        art="duka"
        tone="iris"
        label={words.review}
        mark={<span className="size-2 rounded-full bg-current motion-safe:animate-pulse" />}
        look="bg-white text-ink"
      />
      <Verdict
        art="lamp"
        tone="ink"
        label={words.refused}
        mark={<LuX className="size-4" strokeWidth={3} />}
        look="bg-rose-deep text-white"
        faded
      />
    </div>
  );
}

type VerdictProps = AdThumbProps & {
  label: string;
  mark: ReactNode;
  look: string;
  faded?: boolean;
};

function Verdict({ art, tone, label, mark, look, faded }: VerdictProps) {
  return (
    <span className="flex flex-col items-center gap-2">
      <span className="relative">
        <AdThumb
          art={art}
          tone={tone}
          className={`h-26 w-18 transition-transform duration-300 group-hover:-translate-y-1 sm:w-20 lg:h-32 lg:w-24 ${faded ? 'opacity-40 grayscale' : ''}`}
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
