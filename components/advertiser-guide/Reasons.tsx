import { LuCheck } from 'react-icons/lu';
import { Screenshot } from '@/components/art/app';
import { Portrait } from '@/components/art/cast/Person';
import type { Content } from '@/lib/content';

type Reason = Content['advertiserGuide']['reasons'][number];

/** Reasons to advertise: each figure with a picture of what it counts, as much of it as the figure says. */
export function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <ul className="grid gap-3 max-sm:@min-[20em]/page:grid-cols-2 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {reasons.map((reason) => {
        const [Picture, tile, large = ''] = PICTURES[reason.picture];
        return (
          <li key={reason.title} className={`rounded-card p-4 md:p-8 ${tile}`}>
            <div>
              <p className={`heading-1 whitespace-nowrap ${large}`}>{reason.figure}</p>
              <h3 className="heading-3 mt-1 max-sm:text-base max-sm:leading-tight max-sm:tracking-tight">
                {reason.title}
              </h3>
              {reason.text && <p className={TEXT}>{reason.text}</p>}
            </div>
            <Picture {...reason} value={Number.parseFloat(reason.figure)} />
          </li>
        );
      })}
    </ul>
  );
}

const TEXT = 'mt-1 w-full text-balance leading-snug max-sm:text-[.9375rem] md:mt-2 md:max-lg:text-lg';
const BESIDE =
  'items-center @min-[19em]/page:grid @min-[19em]/page:grid-cols-[7em_minmax(0,1fr)] md:max-lg:grid-cols-[8em_minmax(0,1fr)]! lg:block!';
const LABEL = 'text-balance text-sm leading-snug md:max-lg:text-base xl:text-base';

type PictureProps = Reason & { value: number };

/** A Status ring of fifty posts, as many of them lit as the percentage says; the others are faded in their places. */
function Posts({ value }: PictureProps) {
  const className = 'absolute inset-0 size-full rotate-45';
  const ring = { segments: 50, thickness: 0.035, trackClassName: 'text-white/35', className };
  const size = 'mx-auto aspect-square w-full max-w-56';
  return <Portrait name="faith" ring={{ ...ring, filled: Math.round(value / 2) }} className={size} />;
}

const COIN = (
  <>
    <path d="M20 11a1 1 0 0 1 0 18 1 1 0 0 1 0-18" pathLength="1" strokeWidth="18" className="stroke-sun" />
    <path d="M20 8a1 1 0 0 1 0 24 1 1 0 0 1 0-24" pathLength="1" strokeWidth="2" />
  </>
);

/** A coin above so many of them: of the last, the sector that is left, and the rest of it faded. */
function Coins({ value, labels }: PictureProps) {
  const places = Math.ceil(value);
  return (
    <div className="grid gap-2 sm:gap-4">
      {labels.map((label, index) => (
        <div key={label} className={BESIDE}>
          <p className={LABEL}>{label}</p>
          <svg
            viewBox={`2 0 ${40 * places - 4} 40`}
            aria-hidden="true"
            fill="none"
            className="w-full stroke-sun-deep @max-[19em]/page:mt-1 lg:mt-2"
          >
            {Array.from({ length: index ? places : 1 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: coins are told apart by nothing but their place
              <g key={at} transform={`translate(${40 * at})`}>
                {value - at < 1 && <g className="opacity-30">{COIN}</g>}
                <g strokeDasharray={`${value - at} 1`}>{COIN}</g>
              </g>
            ))}
          </svg>
        </div>
      ))}
    </div>
  );
}

/** A reply beside so many of them. */
function Replies({ value, labels, says = [] }: PictureProps) {
  const [first, ...others] = says;
  return (
    <div className="flex gap-1.5 max-sm:mt-1 max-sm:flex-col sm:items-end sm:justify-between">
      {labels.map((label, index) => (
        <div key={label}>
          <ul aria-hidden="true" className="flex flex-col items-start gap-1.5 max-sm:text-sm xl:text-xl">
            {Array.from({ length: index ? Math.round(value) : 1 }, (_, at) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: replies are told apart by nothing but their place
                key={at}
                className={`rounded-2xl rounded-bl-none px-3 py-1 sm:py-2 md:py-3 xl:px-4 ${index ? 'bg-iris text-white' : 'bg-white'}`}
              >
                {index ? others[at % others.length] : first}
              </li>
            ))}
          </ul>
          <p className={`mt-2 max-sm:hidden ${LABEL}`}>{label}</p>
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
      className="relative shrink-0 text-[min(.8rem,3.6vw)] md:max-lg:text-[1.25rem] lg:mt-4 lg:flex lg:grow lg:text-[min(1.5rem,1.9vw)]"
    >
      <Screenshot
        ad={ad && { ...ad, name: ad.text }}
        className="w-[11.25em] max-lg:*:last:*:last:hidden max-sm:*:last:*:nth-3:hidden *:first:*:last:size-[3.2em] lg:w-full lg:*:first:grow lg:*:first:items-start lg:*:first:*:last:-ml-[3em] lg:*:first:*:last:size-[7.5em] lg:*:first:*:last:self-end"
      />
      <LuCheck
        strokeWidth={3}
        className="-right-2 -bottom-2 absolute size-9 rounded-full bg-white p-2 text-leaf-deep md:size-16 md:p-3.5"
      />
    </div>
  );
}

/** Each with its tile's ground and order. */
const PICTURES = {
  proofs: [
    Proofs,
    'col-span-full flex @max-[20em]/page:flex-wrap items-center justify-between gap-4 bg-leaf text-ink lg:col-span-1 lg:row-span-2 lg:flex-col lg:items-stretch',
    'md:text-[6.75rem] lg:text-[min(6.75rem,8.4vw)]',
  ],
  coins: [
    Coins,
    'col-span-full grid items-center gap-2 border border-rule bg-white max-sm:*:first:flex max-sm:*:first:flex-wrap max-sm:*:first:items-baseline max-sm:*:first:gap-x-3 @min-[37em]/page:grid-cols-[auto_minmax(0,1fr)] @min-[37em]/page:gap-12 lg:col-span-2',
    'lg:text-[min(6.75rem,8.4vw)]',
  ],
  replies: [Replies, 'flex flex-col justify-between gap-3 bg-iris-light/25 md:gap-5'],
  posts: [Posts, 'flex flex-col justify-between gap-3 bg-iris text-white md:gap-5'],
} as const;
