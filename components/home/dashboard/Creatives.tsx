import { AdArt } from '@/components/art/Drawing';
import type { Showcase } from '@/lib/content/schemas/home';
import { insert } from '@/lib/content/text/insert';
import { formatCount } from '@/lib/money';

const DOTS = {
  live: 'bg-leaf-deep',
  review: 'bg-sun',
  paused: 'bg-text',
  draft: 'bg-rule',
};

/** The campaign's ads, each with its state and its views. */
export function Creatives({ showcase }: { showcase: Showcase }) {
  const words = showcase.words.creatives;
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
      {showcase.creatives.map(({ name, art, tone, state, views }) => (
        <li key={name} className="group/ad overflow-hidden rounded-2xl border border-rule bg-white">
          <div
            className={`relative flex h-36 items-center justify-center overflow-hidden md:h-40 tone-${tone}`}
          >
            <AdArt
              name={art}
              className="size-24 transition-transform duration-300 group-hover/ad:scale-108 md:size-28"
            />
            <span className="absolute top-3 left-3 inline-flex items-center gap-1.5 rounded-full bg-white px-2.5 py-0.5 font-bold text-ink text-xs">
              <span className={`size-2 rounded-full ${DOTS[state]}`} />
              {words[state]}
            </span>
          </div>
          <p className="p-3.5 leading-snug md:px-4">
            <b className="block">{name}</b>
            <span className="text-muted text-sm">
              {views === undefined ? words.none : insert(words.views, { views: formatCount(views) })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
