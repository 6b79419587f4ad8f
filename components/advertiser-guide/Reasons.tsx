import { LuCheck } from 'react-icons/lu';
import { Screenshot } from '@/components/art/app';
import type { Content } from '@/lib/content';

type Reason = Content['advertiserGuide']['reasons'][number];

/** Reasons to advertise, one of them loud: each figure with a picture of what it counts, as much of it as the figure says. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="grid gap-x-16 md:gap-x-20 lg:grid-cols-[4fr_7fr] cramped:grid-cols-1">
      {reasons.map((reason) => {
        const [Picture, place, figure] = PICTURES[reason.picture];
        return (
          <li key={reason.title} className={place}>
            <div className="max-lg:min-w-0">
              <p className={`heading-1 whitespace-nowrap ${figure}`}>{reason.figure}</p>
              <h3 className="heading-3">{reason.title}</h3>
              {reason.text && (
                <p className="mt-1 text-balance leading-snug max-sm:text-[.9375rem] md:text-lg/snug">
                  {reason.text}
                </p>
              )}
            </div>
            <Picture {...reason} value={Number.parseFloat(reason.figure)} />
          </li>
        );
      })}
    </ul>
  );
}

const LABEL = 'text-balance text-sm leading-snug md:text-base/snug';
/** A label beside its picture. */
const ROW =
  'items-center @min-[19em]/page:grid @min-[19em]/page:grid-cols-[7em_minmax(0,1fr)] md:grid-cols-[7.5em_minmax(0,1fr)]!';

type PictureProps = Reason & { value: number };

/** Fifty posts, as many of them up as the percentage says; the others in rose. */
function Posts({ value }: PictureProps) {
  const up = Math.round(value / 2);
  const posts = Array.from({ length: 50 }, (_, at) => `M${16 * (at % 25) + 6} ${at < 25 ? 6 : 37}v17`);
  return (
    <svg
      viewBox="0 0 396 60"
      strokeWidth="11"
      strokeLinecap="round"
      aria-hidden="true"
      className="w-full overflow-visible cramped:mt-3"
    >
      <path d={posts.slice(0, up).join('')} className="stroke-iris-light" />
      <path d={posts.slice(up).join('')} className="stroke-rose" />
    </svg>
  );
}

/** A coin above so many of them, of the last as much as is left. */
function Coins({ value, labels }: PictureProps) {
  const whole = Math.floor(value);
  const left = value - whole;
  const turn = 2 * Math.PI * left;
  const end = [Math.sin(turn), -Math.cos(turn)].map((at) => (18 * at).toFixed(1));
  return (
    <div className="grid gap-2 sm:gap-4">
      {labels.map((label, index) => (
        <div key={label} className={ROW}>
          <p className={LABEL}>{label}</p>
          <svg
            viewBox={`0 0 ${40 * whole + 36} 36`}
            aria-hidden="true"
            className="w-full max-w-80 fill-sun stroke-sun-deep max-sm:@max-[19em]/page:mt-1 lg:max-w-none"
          >
            {Array.from({ length: index ? whole : 1 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: coins are told apart by nothing but their place
              <g key={at} transform={`translate(${40 * at + 18} 18)`}>
                <circle r="18" stroke="none" />
                <circle r="12" strokeWidth="2" />
              </g>
            ))}
            {index > 0 && left > 0 && (
              <g stroke="none" transform={`translate(${40 * whole + 18} 18)`}>
                <circle r="18" className="fill-line" />
                <path d={`M0 0V-18A18 18 0 ${left > 0.5 ? 1 : 0} 1 ${end}z`} />
              </g>
            )}
          </svg>
        </div>
      ))}
    </div>
  );
}

/** A reply above one that is so many times as long. */
function Replies({ value, labels, says = [] }: PictureProps) {
  return (
    <div className="grid gap-2 sm:gap-4">
      {labels.map((label, index) => (
        <div key={label} className={ROW}>
          <p className={LABEL}>{label}</p>
          <svg viewBox="0 0 198 32" aria-hidden="true" className="w-full max-sm:@max-[19em]/page:mt-1">
            <path
              d={`M12 0H${(index ? 198 : 198 / value) - 16}a16 16 0 0 1 0 32H0V12A12 12 0 0 1 12 0z`}
              className={index ? 'fill-iris' : 'fill-mist'}
            />
            <text x="12" y="21" className={`font-semibold text-[14px] ${index ? 'fill-white' : 'fill-ink'}`}>
              {says[index]}
            </text>
          </svg>
        </div>
      ))}
    </div>
  );
}

/** A post with its viewers, as an earner sends it, and its tick. */
function Proofs({ ad }: PictureProps) {
  return (
    <div
      aria-hidden="true"
      className="relative shrink-0 text-[min(.8rem,3.6vw)] md:max-lg:text-[1.05rem] lg:mt-4 lg:flex lg:grow lg:text-[min(1.5rem,1.9vw)]"
    >
      <Screenshot
        ad={ad && { ...ad, name: ad.text }}
        className="w-[11.25em] max-sm:*:last:*:last:hidden max-sm:*:last:*:nth-3:hidden *:first:*:last:size-[3.2em] lg:w-full lg:*:first:grow lg:*:first:items-start lg:*:first:*:last:-ml-[3em] lg:*:first:*:last:size-[7.5em] lg:*:first:*:last:self-end"
      />
      <LuCheck
        strokeWidth={3}
        className="-right-2 -bottom-2 absolute size-9 rounded-full bg-white p-2 text-leaf-deep md:size-16 md:p-3.5"
      />
    </div>
  );
}

const QUIET =
  'py-4 last:pb-0 items-center border-line not-last:border-b *:first:*:nth-[-n+2]:text-white md:py-8 md:grid md:grid-cols-[13rem_minmax(0,1fr)] md:gap-x-6 lg:grid-cols-[min(16rem,20vw)_minmax(0,1fr)] lg:col-start-2 cramped:block cramped:col-start-1 max-md:*:first:flex max-md:*:first:flex-wrap max-md:*:first:items-baseline max-md:*:first:gap-x-3 max-md:*:first:mb-3 max-md:*:first:*:last:nth-3:w-full';

const QUIET_FIGURE = 'lg:text-[min(6rem,7.5vw)]/none';

/** Each with its place and the size of its figure. */
const PICTURES = {
  proofs: [
    Proofs,
    'flex @max-[20em]/page:flex-wrap items-center cramped:flex-wrap justify-between gap-4 rounded-card bg-leaf p-4 text-ink md:p-8 lg:row-span-3 lg:flex-col lg:items-stretch',
    'md:text-[9rem] lg:text-[min(6.75rem,8.4vw)] md:cramped:text-7xl',
  ],
  coins: [Coins, QUIET, QUIET_FIGURE],
  replies: [Replies, QUIET, QUIET_FIGURE],
  posts: [Posts, QUIET, QUIET_FIGURE],
} as const;
