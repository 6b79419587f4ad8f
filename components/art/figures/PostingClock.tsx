import { content, factValue } from '@/lib/content';
import { hourOfDay } from '@/lib/content/text/hours';
import { ClockHours } from '../ClockHours';
import { Ring } from '../Ring';

/** Hours for which WhatsApp keeps a status. */
const STATUS_HOURS = 24;

/** A status's day as a clock of 24 hours: amber while the ad has to be up, green while its screenshot can be taken. */
export function PostingClock() {
  const { clock } = content().figures;
  const live = factValue('liveHours');
  const end = clock.postedAt + STATUS_HOURS;
  const due = hourOfDay(clock.postedAt + live);
  const rows = [
    { colour: 'bg-sun', hours: `${hourOfDay(clock.postedAt)} to ${due}`, text: clock.live },
    { colour: 'bg-leaf-deep', hours: `${due} to ${hourOfDay(end)}`, text: clock.proof },
    { colour: 'bg-rule', hours: hourOfDay(end), text: clock.gone },
  ];
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[2fr_3fr]">
      <div className="relative mx-auto grid aspect-square w-full max-w-52 place-items-center">
        <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full">
          <g transform={`rotate(${(clock.postedAt / STATUS_HOURS) * 360} 50 50)`}>
            <Ring
              segments={STATUS_HOURS}
              filled={live}
              thickness={0.055}
              className="text-sun"
              trackClassName="text-leaf-deep"
            />
          </g>
        </svg>
        <ClockHours />
        <p className="font-display text-2xl tracking-tight">{clock.centre}</p>
      </div>
      <div className="grid gap-4">
        {rows.map(({ colour, hours, text }) => (
          <p key={text} className="flex gap-3">
            <span className={`mt-1.5 h-2 w-6 shrink-0 rounded-full ${colour}`} />
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
