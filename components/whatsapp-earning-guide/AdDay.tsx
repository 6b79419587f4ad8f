import { Avatar, Person } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import type { Content } from '@/lib/content';
import { hourOfDay } from '@/lib/content/text/dates';
import { insert } from '@/lib/content/text/insert';

/** Hours for which WhatsApp keeps a status. */
const STATUS_HOURS = 24;

/** From each hour on, the sky of a day near the equator; it begins and ends with the night. */
const SKIES: [number, string][] = [
  [18, 'fill-plum'],
  [17, 'fill-rose-deep'],
  [16, 'fill-sun'],
  [8, 'fill-sand'],
  [7, 'fill-sun'],
  [6, 'fill-rose'],
  [5, 'fill-rose-deep'],
  [0, 'fill-plum'],
];
const skyAt = (clock: number) => SKIES.find(([from]) => clock >= from)?.[1];

/** Who sees the ad on the way to work, each at a window. */
const PASSENGERS = ['faith', 'kevin', 'amina', 'joseph'] as const;

/** Where an hour of the ad stands in its day. */
const at = (hours: number) => `${(100 * hours) / STATUS_HOURS}%`;

type Props = { figures: Content['figures']; liveHours: number };

/** The 24 hours of one ad from evening to evening over the whole page: when it is posted, when it is proved, when it is gone. */
export function AdDay({ figures, liveHours }: Props) {
  const words = figures.words.day;
  const { postedAt } = figures.clock;
  const hours = Array.from({ length: STATUS_HOURS }, (_, hour) => ({
    hour,
    sky: skyAt((hour + postedAt) % STATUS_HOURS),
  }));
  const after = (clock: number) => (clock - postedAt + STATUS_HOURS) % STATUS_HOURS;
  const moments = [
    { hour: 0, text: words.post, edge: 'border-sun' },
    { hour: liveHours, text: insert(words.send, { hours: STATUS_HOURS - liveHours }), edge: 'border-leaf' },
    { hour: STATUS_HOURS, text: words.gone, edge: 'border-mist' },
  ];
  // What shines stands behind the head. The first hours are those of posting, the last those of the screenshot.
  const scene = (pose: 'sit' | 'walk', preserveAspectRatio: string, light: string) => (
    <svg
      aria-hidden="true"
      y="12%"
      height="88%"
      viewBox="0 0 340 500"
      preserveAspectRatio={preserveAspectRatio}
      className="overflow-visible"
    >
      <circle cx="163" cy="96" r="150" className={light} />
      <Person name="wanjiru" pose={pose} />
    </svg>
  );
  return (
    <section aria-labelledby="day-title" className="page-section overflow-hidden bg-ink text-mist">
      <div className="wrap">
        <h2 id="day-title" className="heading-2 text-white">
          {words.title}
        </h2>
        <svg
          aria-hidden="true"
          className="mt-6 block h-60 w-full overflow-visible md:mt-10 md:h-112 lg:h-128"
        >
          <svg height="78%" aria-hidden="true" className="overflow-visible">
            <rect x="-100%" width="101%" height="100%" className={hours[0]?.sky} />
            {hours.map(({ hour, sky }) => (
              <rect
                key={hour}
                x={at(hour)}
                width={hour < STATUS_HOURS - 1 ? at(1.5) : '100%'}
                height="100%"
                className={sky}
              />
            ))}
            <svg
              aria-hidden="true"
              x="22%"
              y="-1%"
              width="57%"
              height="101%"
              viewBox="0 0 760 318"
              preserveAspectRatio="xMidYMax"
              className="overflow-visible"
            >
              <Drawing name="matatu" className="overflow-visible" />
              {PASSENGERS.map((name, index) => (
                <svg key={name} aria-hidden="true" x={56 + 124 * index} y="52" width="112" height="112">
                  <Avatar name={name} />
                </svg>
              ))}
            </svg>
            {scene('sit', 'xMinYMax', 'fill-sand')}
            {scene('walk', 'xMaxYMax', 'fill-rose')}
            <rect x="-100%" y="99.5%" width="300%" height="2%" className="fill-ink" />
          </svg>
          {hours.map(({ hour }) => (
            <rect
              key={hour}
              x={at(hour + 0.1)}
              y="82%"
              width={at(0.8)}
              height="6%"
              rx="6"
              className={hour < liveHours ? 'fill-sun' : 'fill-leaf'}
            />
          ))}
          {[0, after(0), after(6), after(12), liveHours, STATUS_HOURS].map((hour) => (
            <text
              key={hour}
              x={at(hour)}
              y="99%"
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
