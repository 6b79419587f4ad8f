import { content, factValue } from '@/lib/content';
import { hourOfDay } from '@/lib/content/text/dates';
import { rounded } from '@/lib/drawing/ring';
import { formatCount } from '@/lib/money';
import { Ring } from '../Ring';
import { Dashes } from './Dashes';

/** Hours for which WhatsApp keeps a status. */
const STATUS_HOURS = 24;

/** Where the hours stand, inside the ring: the day begins at the top. */
const QUARTERS = [
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
    {
      mark: 'mt-1.5 h-2 w-3 bg-sun sm:w-6',
      hours: `${hourOfDay(clock.postedAt)} to ${due}`,
      text: clock.live,
    },
    { mark: 'mt-1.5 h-2 w-3 bg-leaf-deep sm:w-6', hours: `${due} to ${hourOfDay(end)}`, text: clock.proof },
    { mark: 'mx-1 mt-0.5 h-6 w-1 bg-ink sm:mx-2.5', hours: hourOfDay(end), text: clock.gone },
  ];
  return (
    <div className="grid @max-[19em]/page:block grid-cols-[7.5rem_1fr] items-center gap-4 sm:grid-cols-[minmax(0,15rem)_auto] sm:justify-evenly sm:gap-6 lg:grid-cols-[minmax(0,20rem)_auto] lg:py-4 lg:text-xl">
      <div className="relative mx-auto grid aspect-square w-full max-w-52 place-items-center lg:max-w-76">
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
        {QUARTERS.map(({ hour, place }) => (
          <span
            key={hour}
            className={`absolute text-muted text-sm leading-none sm:text-base lg:text-xl ${place}`}
          >
            {hour}
          </span>
        ))}
        <p className="max-w-min text-center font-display leading-none sm:text-2xl tracking-tight lg:text-4xl">
          {clock.centre}
        </p>
      </div>
      <div className="grid gap-3 sm:gap-4">
        {rows.map(({ mark, hours, text }) => (
          <p key={text} className="flex gap-2 sm:gap-3">
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

/** Of a day, and for as long WhatsApp keeps a status. */
const HOURS = Array.from({ length: STATUS_HOURS }, (_, hour) => hour);

/** When to post: for each hour, a strip of the next day with the dashes in which the screenshot is due. */
export function Timetable() {
  const { post, axis, rows } = content().figures.timetable;
  const live = factValue('liveHours');
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-5 md:gap-x-6">
      <b className="self-start">{post}</b>
      <div>
        <b>{axis}</b>
        <Quarters />
      </div>
      {rows.map(({ hour, text, never }) => {
        const due = hour + live - HOURS.length;
        const tone = (at: number) => {
          if (at < due) return 'fill-sun';
          if (at >= hour) return 'fill-sand';
          return never ? 'fill-rose' : 'fill-leaf-deep';
        };
        return [
          <span key={hour} className="font-display text-xl md:text-3xl">
            {hourOfDay(hour)}
          </span>,
          <div key={`${hour} due`}>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span>{text}</span>
              <b className={never ? 'text-rose-deep' : 'text-leaf-deep'}>
                {hourOfDay(due + HOURS.length)} to {hourOfDay(hour)}
              </b>
            </p>
            <Dashes tones={HOURS.map(tone)} className="mt-2 h-4" />
          </div>,
        ];
      })}
    </div>
  );
}

/** The scale of what stretches over a day. */
function Quarters() {
  return (
    <p className="-mx-3 flex justify-between text-muted text-sm tabular-nums *:w-6 *:text-center">
      {[0, 6, 12, 18, 24].map((hour) => (
        <span key={hour}>{hour}</span>
      ))}
    </p>
  );
}

const WIDTH = 480;
const HEIGHT = 180;

/** How the views of a status come in over its day, and when the screenshot is due. */
export function ReachCurve() {
  const { reach, words } = content().figures;
  const { byHour, views, axis, unit } = reach;
  const due = factValue('liveHours');
  const x = (hour: number) => rounded((hour / STATUS_HOURS) * WIDTH);
  const y = (share: number) => rounded(HEIGHT - share * (HEIGHT - 16));
  const line = byHour.map(({ hour, share }) => `${x(hour)} ${y(share)}`).join('L');
  return (
    <div>
      <p className="text-right font-bold">
        {formatCount(views)} {unit}
      </p>
      <svg aria-hidden="true" viewBox={`0 -6 ${WIDTH} ${HEIGHT + 8}`} className="overflow-visible">
        <path d={`M${line}V${HEIGHT}H0z`} className="fill-iris/15" />
        {/* Clips the same area to the hours in which the screenshot is due. */}
        <svg
          x={x(due)}
          viewBox={`${x(due)} 0 ${WIDTH} ${HEIGHT}`}
          width={WIDTH}
          height={HEIGHT}
          aria-hidden="true"
        >
          <path d={`M${line}V${HEIGHT}H0z`} className="fill-leaf" />
        </svg>
        <path d={`M0 ${HEIGHT}H${WIDTH}M0 ${y(1)}H${WIDTH}`} strokeWidth="2" className="stroke-rule" />
        <path d={`M${line}`} fill="none" strokeWidth="3" strokeLinejoin="round" className="stroke-iris" />
        <path d={`M${WIDTH} ${y(1)}h0`} strokeWidth="12" strokeLinecap="round" className="stroke-iris" />
      </svg>
      <Quarters />
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-1 text-muted text-sm">
        <span>{axis}</span>
        <span className="flex items-center gap-2">
          <span className="h-2 w-6 rounded-full bg-leaf" />
          {words.reach.screenshot}
        </span>
      </p>
    </div>
  );
}
