import type { Showcase } from '@/lib/content/schemas/home';
import { insert } from '@/lib/content/text/insert';
import { ShareBar, Tile } from './Tile';

/** Who watched, where and when. */
export function Audience({ showcase }: { showcase: Showcase }) {
  const { ages, places, hours } = showcase.audience;
  const words = showcase.words.audience;
  const top = Math.max(...hours);
  const best = hours.indexOf(top);
  return (
    <div className="grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-2">
      <Tile title={words.ages} aside={words.share} of={ages}>
        <dl className="grid gap-3.5">
          {ages.map((part) => (
            <ShareBar key={part.label} {...part} tone="fill-iris" />
          ))}
        </dl>
      </Tile>
      <Tile title={words.places} aside={words.share} of={places}>
        <dl className="grid gap-3">
          {places.map((part) => (
            <ShareBar key={part.label} {...part} tone="fill-leaf-deep" />
          ))}
        </dl>
      </Tile>
      <Tile title={words.hours} aside={words.time} className="lg:col-span-2" of={hours}>
        <svg
          viewBox="0 0 720 136"
          role="img"
          aria-label={insert(words.chart, { from: best, to: best + 2 })}
          className="h-auto w-full"
        >
          {hours.map((share, hour) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the hour
              key={hour}
              x={hour * 30 + 3}
              y={100 - (share / top) * 96}
              width="24"
              height={(share / top) * 96}
              rx="7"
              className={share === top ? 'fill-iris' : 'fill-sun-deep'}
            />
          ))}
          {[0, 6, 12, 18].map((hour) => (
            <text
              key={hour}
              x={hour * 30 + 3}
              y="132"
              className="fill-muted text-[1.75rem] md:text-[0.6875rem]"
            >
              {String(hour).padStart(2, '0')}:00
            </text>
          ))}
        </svg>
      </Tile>
    </div>
  );
}
