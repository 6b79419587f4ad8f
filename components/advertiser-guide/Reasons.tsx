import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** Reasons to advertise: each figure with a picture of what it counts, as much of it as the figure says. */
export function Reasons({ reasons }: Pick<AdvertiserGuide, 'reasons'>) {
  return (
    <ul className="grid gap-x-12 gap-y-4 md:grid-cols-2 lg:grid-cols-4">
      {reasons.map(({ figure, title, picture, labels }) => {
        const Picture = PICTURES[picture];
        return (
          <li
            key={title}
            className="grid gap-y-2 border-rule border-t pt-4 md:row-span-3 md:grid-rows-subgrid md:pt-6"
          >
            <div className="flex flex-wrap items-baseline gap-x-3 md:mb-4 md:block">
              <p className="heading-1 whitespace-nowrap text-iris lg:text-[min(5.5rem,7vw)]">{figure}</p>
              <h3 className="heading-3 max-sm:text-lg md:mt-2">{title}</h3>
            </div>
            <svg
              viewBox="0 0 200 120"
              aria-hidden="true"
              className="w-full self-end overflow-visible md:max-w-60"
            >
              <Picture value={Number.parseFloat(figure)} />
            </svg>
            <p className="grid auto-cols-fr grid-flow-col gap-x-3 text-pretty text-sm leading-snug md:max-w-60 lg:text-base">
              {labels.map((label) => (
                <span key={label}>{label}</span>
              ))}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

const ON = 'fill-iris forced-colors:fill-current';
const OFF = 'fill-mist';

type PictureProps = { value: number };

/** Fifty upright posts, as many of them filled as the percentage says. */
function Posts({ value }: PictureProps) {
  const posts = Array.from(
    { length: 50 },
    (_, index) => `M${(index % 10) * 20 + 2} ${Math.floor(index / 10) * 25 + 2}h11v16h-11z`,
  );
  const filled = Math.round(value / 2);
  return (
    <g strokeWidth="4" strokeLinejoin="round">
      <path d={posts.slice(0, filled).join('')} className={`stroke-iris ${ON}`} />
      <path d={posts.slice(filled).join('')} className="fill-white stroke-muted/50" strokeWidth="2" />
    </g>
  );
}

/** A coin beside a pile of them: whole ones, and on top the part that is left. */
function Coins({ value }: PictureProps) {
  const whole = Math.floor(value);
  const part = 20 * (value - whole);
  const pile = Array.from({ length: whole }, (_, index) => `M115 ${110 - 22 * index}h56`);
  return (
    <g strokeWidth="20" strokeLinecap="round" className="stroke-iris forced-colors:stroke-current">
      <path d="M11 110h56" className="stroke-mist forced-colors:stroke-current" />
      <path d={pile.join('')} />
      <path d={`M107 ${120 - 22 * whole - part / 2}h72`} strokeWidth={part} strokeLinecap="butt" />
    </g>
  );
}

/** A reply beside so many of them. */
function Replies({ value }: PictureProps) {
  const bubble = 'm8 0h58q8 0 8 8v14q0 8-8 8h-44l-10 8v-8h-4q-8 0-8-8v-14q0-8 8-8';
  const many = Array.from({ length: Math.round(value) }, (_, index) => `M108 ${82 - index * 41}${bubble}`);
  return (
    <>
      <path d={`M1 82${bubble}`} className={OFF} />
      <path d={many.join('')} className={ON} />
    </>
  );
}

/** Screenshots, each with its tick. */
function Proofs() {
  return [0, 68, 136].map((x) => (
    <g key={x} transform={`translate(${x})`}>
      <rect width="54" height="102" rx="9" className="fill-ink" />
      <path d="M9 0h36q9 0 9 9v37H0V9q0-9 9-9" className={ON} />
      <path d="M10 60h34m-34 14h24m-24 14h10" strokeWidth="6" strokeLinecap="round" className="stroke-line" />
      <circle cx="42" cy="98" r="20" strokeWidth="4" className="fill-leaf stroke-paper" />
      <path
        d="m33 98 6 7 12-13"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-ink"
      />
    </g>
  ));
}

const PICTURES = { posts: Posts, coins: Coins, replies: Replies, proofs: Proofs };
