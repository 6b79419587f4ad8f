import type { Content } from '@/lib/content';
import { hourOfDay } from '@/lib/content/text/dates';
import { insert } from '@/lib/content/text/insert';

/** Hours for which WhatsApp keeps a status. */
const STATUS_HOURS = 24;

/** Where an hour of the ad stands in its day. */
const at = (hours: number) => `${(100 * hours) / STATUS_HOURS}%`;

type Props = { figures: Content['figures']; liveHours: number };

/** The 24 hours of one ad from evening to evening, a dash for each: when it is posted, when it is proved, when it is gone. */
export function AdDay({ figures, liveHours }: Props) {
  const words = figures.words.day;
  const { postedAt } = figures.clock;
  const hours = Array.from({ length: STATUS_HOURS }, (_, hour) => hour);
  const after = (clock: number) => (clock - postedAt + STATUS_HOURS) % STATUS_HOURS;
  const moments = [
    { hour: 0, text: words.post, edge: 'border-sun' },
    { hour: liveHours, text: insert(words.send, { hours: STATUS_HOURS - liveHours }), edge: 'border-leaf' },
    { hour: STATUS_HOURS, text: words.gone, edge: 'border-mist' },
  ];
  return (
    <section aria-labelledby="day-title" className="page-section bg-ink text-mist">
      <div className="wrap">
        <h2 id="day-title" className="heading-1 text-white">
          {words.title}
        </h2>
        <svg aria-hidden="true" className="mt-6 block h-28 w-full md:mt-12 md:h-48">
          {hours.map((hour) => (
            <rect
              key={hour}
              x={at(hour + 0.1)}
              width={at(0.8)}
              height="72%"
              rx="6"
              className={hour < liveHours ? 'fill-sun' : 'fill-leaf'}
            />
          ))}
          {[0, after(0), after(6), after(12), liveHours, STATUS_HOURS].map((hour) => (
            <text
              key={hour}
              x={at(hour)}
              y="97%"
              textAnchor={hour === 0 ? 'start' : hour < STATUS_HOURS ? 'middle' : 'end'}
              className={
                moments.some((moment) => moment.hour === hour) ? 'fill-white font-bold' : 'fill-mist'
              }
            >
              {String((postedAt + hour) % STATUS_HOURS).padStart(2, '0')}
            </text>
          ))}
        </svg>
        <dl className="mt-4 grid gap-3 md:mt-8 md:grid-cols-3 md:gap-10">
          {moments.map(({ hour, text, edge }) => (
            <div
              key={hour}
              className={`grid-cols-[4.5rem_1fr] border-l-4 pl-4 leading-snug @min-[13em]/page:max-md:grid ${edge}`}
            >
              <dt className="font-display text-xl text-white leading-snug md:mb-2 md:text-4xl">
                {hourOfDay(postedAt + hour)}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
