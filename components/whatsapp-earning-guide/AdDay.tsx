import { LuMoon, LuSun, LuSunrise, LuSunset } from 'react-icons/lu';
import type { Content } from '@/lib/content';
import { hourOfDay } from '@/lib/content/text/dates';
import { insert } from '@/lib/content/text/insert';

/** Hours for which WhatsApp keeps a status. */
const STATUS_HOURS = 24;

/** What stands in the sky at an hour of the clock. */
const SKY = [
  { hour: 0, Icon: LuMoon },
  { hour: 6, Icon: LuSunrise },
  { hour: 12, Icon: LuSun },
  { hour: 18, Icon: LuSunset },
];

const HOURS = Array.from({ length: STATUS_HOURS }, (_, hour) => hour);
const share = (hours: number) => `${(100 * hours) / STATUS_HOURS}%`;

/** On wide screens, of what is read up to its hour: the captions stand where their hours do, which are 20 and 24. */
const ENDS = 'lg:border-r-4 lg:border-l-0 lg:text-right lg:pr-4';

type Props = { figures: Content['figures']; liveHours: number };

/** The 24 hours of one ad from evening to evening, a dash each: when it is posted, when it is proved, when it is gone. */
export function AdDay({ figures, liveHours }: Props) {
  const words = figures.words.day;
  const { postedAt } = figures.clock;
  const moments = [
    { at: 0, text: words.post, place: 'border-sun' },
    {
      at: liveHours,
      text: insert(words.send, { hours: STATUS_HOURS - liveHours }),
      place: `border-leaf ${ENDS}`,
    },
    { at: STATUS_HOURS, text: words.gone, place: `border-line ${ENDS}` },
  ];
  return (
    <div className="rounded-panel border border-transparent bg-ink px-6 py-7 text-mist md:p-12">
      <h3 className="heading-2 text-white">{words.title}</h3>
      <svg aria-hidden="true" className="mt-6 block h-24 w-full overflow-visible md:mt-10">
        {SKY.map(({ hour, Icon }) => (
          <svg
            key={hour}
            x={share((hour - postedAt + STATUS_HOURS) % STATUS_HOURS)}
            aria-hidden="true"
            className="overflow-visible"
          >
            <Icon x="-0.75rem" size="1.5rem" />
            <text y="3rem" textAnchor="middle" className="fill-white font-bold">
              {hour}
            </text>
          </svg>
        ))}
        {HOURS.map((hour) => (
          <rect
            key={hour}
            x={share(hour + 0.125)}
            y="4.25rem"
            width={share(0.75)}
            height="1.25rem"
            rx="5"
            className={hour < liveHours ? 'fill-sun' : 'fill-leaf'}
          />
        ))}
      </svg>
      <dl className="mt-2 grid gap-4 md:grid-cols-3 md:gap-8 lg:grid-cols-[11fr_9fr_4fr] lg:gap-0">
        {moments.map(({ at, text, place }) => (
          <div
            key={at}
            className={`grid-cols-[4.5rem_1fr] border-l-4 pl-4 leading-snug @min-[13em]/page:max-md:grid ${place}`}
          >
            <dt className="font-display text-xl text-white leading-snug md:mb-2 md:text-4xl">
              {hourOfDay(postedAt + at)}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
