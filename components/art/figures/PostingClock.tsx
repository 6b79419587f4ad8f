import { content, factValue } from '@/lib/content';
import { hourOfDay } from '@/lib/content/text/dates';
import { Ring } from '../Ring';

/** Hours for which WhatsApp keeps a status. */
const STATUS_HOURS = 24;

/** Where the hours stand, inside the ring: the day begins at the top. */
const HOURS = [
  { hour: 0, place: 'top-[8%] left-1/2 -translate-x-1/2' },
  { hour: 6, place: 'top-1/2 right-[9%] -translate-y-1/2' },
  { hour: 12, place: 'bottom-[8%] left-1/2 -translate-x-1/2' },
  { hour: 18, place: 'top-1/2 left-[9%] -translate-y-1/2' },
];

/** A status's day as a clock of 24 hours: amber while the ad has to be up, green while its screenshot can be taken. */
export function PostingClock() {
  const { clock } = content().figures;
  const live = factValue('liveHours');
  const end = clock.postedAt + STATUS_HOURS;
  const due = hourOfDay(clock.postedAt + live);
  const rows = [
    { mark: 'mt-1.5 h-2 w-6 bg-sun', hours: `${hourOfDay(clock.postedAt)} to ${due}`, text: clock.live },
    { mark: 'mt-1.5 h-2 w-6 bg-leaf-deep', hours: `${due} to ${hourOfDay(end)}`, text: clock.proof },
    { mark: 'mx-2.5 mt-0.5 h-6 w-1 bg-ink', hours: hourOfDay(end), text: clock.gone },
  ];
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[2fr_3fr]">
      <div className="relative mx-auto grid aspect-square w-full max-w-52 place-items-center">
        <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
          <g transform={`rotate(${(clock.postedAt / STATUS_HOURS) * 360} 50 50)`}>
            <Ring
              segments={STATUS_HOURS}
              filled={live}
              thickness={0.055}
              className="text-sun"
              trackClassName="text-leaf-deep"
            />
            <path d="M50-4V9" strokeWidth="2" strokeLinecap="round" className="stroke-ink" />
          </g>
        </svg>
        {HOURS.map(({ hour, place }) => (
          <span key={hour} className={`absolute font-display text-lg leading-none md:text-xl ${place}`}>
            {hour}
          </span>
        ))}
        <p className="font-display text-2xl tracking-tight">{clock.centre}</p>
      </div>
      <div className="grid gap-4">
        {rows.map(({ mark, hours, text }) => (
          <p key={text} className="flex gap-3">
            <span className={`shrink-0 rounded-full ${mark}`} />
            <span>
              <b className="block">{hours}</b>
              {text}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}
