import { Person } from '@/components/art/cast/Person';
import type { Content } from '@/lib/content';

/** Who is on the call, from east to west, each on a ground of their own. */
const TILES = [
  { city: 'nairobi', ground: 'bg-sun', person: { name: 'wanjiru', pose: 'laughing' } },
  { city: 'lusaka', ground: 'bg-iris', person: { name: 'naledi', pose: 'point' } },
  { city: 'lagos', ground: 'bg-leaf', person: { name: 'tunde', pose: 'folded' } },
  { city: 'accra', ground: 'bg-sand', person: { name: 'kwame', pose: 'call' } },
] as const;

/** One call of people who live in four places, each with the hour that it is there. */
export function TeamCall({ words }: { words: Content['careers']['words']['call'] }) {
  return (
    <figure className="w-full rounded-panel bg-raised p-3">
      <ul className="grid grid-cols-2 gap-2">
        {TILES.map(({ city, ground, person }, index) => (
          <li key={city} className="flex flex-col items-center overflow-hidden rounded-card bg-ink">
            <div className={`flex aspect-[4/3] w-full justify-center overflow-hidden ${ground}`}>
              <Person
                {...person}
                className={`max-w-none self-start ${index < 2 ? 'mt-[12%] w-[88%]' : 'mt-[4%] w-[112%]'}`}
              />
            </div>
            <span className="py-1.5 text-center font-bold text-white text-xs leading-tight md:text-sm">
              {words[city]}
            </span>
          </li>
        ))}
      </ul>
      <figcaption className="pt-3 text-center font-display text-white lg:text-xl">{words.title}</figcaption>
    </figure>
  );
}
