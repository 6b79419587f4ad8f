import { Ring } from '@/components/art/Ring';
import { content } from '@/lib/content';

const TONES = { both: 'text-leaf', earner: 'text-sun', advertiser: 'text-iris-light' };

/** The three claims of the hero. */
export function Claims() {
  return (
    <ul className="mt-6 grid grid-cols-3 gap-3 max-[19em]:grid-cols-1 sm:mt-10 sm:flex sm:gap-8 lg:gap-5 lg:self-start xl:gap-8">
      {content().home.hero.claims.map(({ figure, label, segments, filled, audience }) => (
        <li key={label} className="flex flex-col gap-1.5 sm:flex-row sm:items-center sm:gap-3">
          <Ring
            segments={segments}
            filled={filled}
            thickness={0.12}
            trackClassName="text-line"
            className={`size-8 shrink-0 sm:size-10 ${TONES[audience]}`}
          />
          <span className="text-sm leading-tight">
            <b className="block whitespace-nowrap font-display text-lg text-white sm:text-xl">{figure}</b>
            {label}
          </span>
        </li>
      ))}
    </ul>
  );
}
