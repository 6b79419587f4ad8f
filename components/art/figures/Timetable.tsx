import { content, factValue } from '@/lib/content';
import { hourOfDay } from '@/lib/content/text/dates';

/** Of a day, and for as long WhatsApp keeps a status. */
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** When to post: for each hour, a strip of the next day with the dashes in which the screenshot is due. */
export function Timetable() {
  const { post, axis, rows } = content().figures.timetable;
  const live = factValue('liveHours');
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-5 md:gap-x-6">
      <b>{post}</b>
      <b>{axis}</b>
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
            <svg
              viewBox="0 0 240 10"
              preserveAspectRatio="none"
              aria-hidden="true"
              className="mt-2 h-4 w-full"
            >
              {HOURS.map((at) => (
                <rect key={at} x={at * 10 + 1} width="8" height="10" rx="2" className={tone(at)} />
              ))}
            </svg>
          </div>,
        ];
      })}
    </div>
  );
}
