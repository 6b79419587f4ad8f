import { AdArt } from '@/components/art/AdArt';
import { AD_TONES } from '@/components/art/tones';
import { content } from '@/lib/content';

const STATES = {
  live: { label: 'Live', look: 'bg-leaf text-ink' },
  review: { label: 'In review', look: 'bg-sun text-ink' },
  paused: { label: 'Paused', look: 'bg-white text-ink' },
  draft: { label: 'Draft', look: 'bg-white text-muted' },
};
const WHOLE = new Intl.NumberFormat('en-US');

/** The campaign's ads, each with its state and its views. */
export function Creatives() {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
      {content().showcase.creatives.map(({ name, art, tone, state, views }) => (
        <li key={name} className="group/ad overflow-hidden rounded-2xl border border-rule bg-white">
          <div
            className={`relative flex h-36 items-center justify-center overflow-hidden md:h-40 ${AD_TONES[tone]}`}
          >
            <AdArt
              name={art}
              className="size-24 transition-transform duration-300 group-hover/ad:scale-108 md:size-28"
            />
            <span
              className={`absolute top-3 left-3 rounded-full px-2.5 py-0.5 font-bold text-xs ${STATES[state].look}`}
            >
              {STATES[state].label}
            </span>
          </div>
          <p className="p-3.5 leading-snug md:px-4">
            <b className="block truncate">{name}</b>
            <span className="text-muted text-sm">
              {views === undefined ? 'No views yet' : `${WHOLE.format(views)} views`}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
