import { Person } from '@/components/art/cast/Person';
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

/** Houses between the two scenes, in hours and hundredths of the sky, with so many windows and walls between them: at night they are lit. */
const HOUSES = [
  { hour: 4.6, hours: 1.5, height: 22, windows: 7, light: 'stroke-sun' },
  { hour: 6.1, hours: 1, height: 40, windows: 3, light: 'stroke-sun' },
  { hour: 7.1, hours: 1.7, height: 16, windows: 9, light: 'stroke-sun' },
  { hour: 15.2, hours: 0.9, height: 34, windows: 3, light: 'stroke-line' },
  { hour: 16.1, hours: 1.3, height: 20, windows: 5, light: 'stroke-line' },
];

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
            {HOUSES.map(({ hour, hours, height, windows, light }) => (
              <g key={hour} className="max-lg:hidden">
                <rect
                  x={at(hour)}
                  y={`${100 - height}%`}
                  width={at(hours + 0.05)}
                  height={`${height + 1}%`}
                  className="fill-ink"
                />
                <svg
                  aria-hidden="true"
                  x={at(hour + 0.25)}
                  y={`${105 - height}%`}
                  width={at(hours - 0.5)}
                  height="2.3%"
                  viewBox={`0 0 ${windows} 1`}
                  preserveAspectRatio="none"
                >
                  <path d="M0 .5h9" strokeDasharray="1" className={light} />
                </svg>
              </g>
            ))}
            <svg
              aria-hidden="true"
              x="33%"
              y="-1%"
              width="36%"
              height="101%"
              viewBox="0 0 760 318"
              preserveAspectRatio="xMidYMax"
              className="overflow-visible"
            >
              <Drawing name="matatu" className="overflow-visible" />
              <path d="M70 66h120v84H70zm150 0h120v84H220zm150 0h120v84H370z" className="fill-line" />
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
