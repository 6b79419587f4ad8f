import { content, factValue } from '@/lib/content';
import { rounded } from '@/lib/drawing/ring';
import { formatCount } from '@/lib/money';

const WIDTH = 480;
const HEIGHT = 180;
const HOURS = [0, 6, 12, 18, 24];
const DAY = 24;

/** How the views of a status come in over its day, and when the screenshot is due. */
export function ReachCurve() {
  const { reach, words } = content().figures;
  const { byHour, views, axis, unit } = reach;
  const due = factValue('liveHours');
  const x = (hour: number) => rounded((hour / DAY) * WIDTH);
  const y = (share: number) => rounded(HEIGHT - share * (HEIGHT - 16));
  const line = byHour.map(({ hour, share }) => `${x(hour)} ${y(share)}`).join('L');
  return (
    <div>
      <p className="font-bold">
        {formatCount(views)} {unit}
      </p>
      <svg aria-hidden="true" viewBox={`-8 -6 ${WIDTH + 16} ${HEIGHT + 8}`} className="mt-2 h-auto w-full">
        <path d={`M${x(due)} 0H${WIDTH}V${HEIGHT}H${x(due)}z`} className="fill-leaf/25" />
        <path d={`M${line}L${WIDTH} ${HEIGHT}H0z`} className="fill-sun/25" />
        <path
          d={`M${line}`}
          fill="none"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-sun-deep"
        />
        <path d={`M0 ${HEIGHT}H${WIDTH}`} strokeWidth="2" className="stroke-rule" />
      </svg>
      <p className="-mx-2 mb-2 flex justify-between text-sm text-muted tabular-nums *:w-6 *:text-center">
        {HOURS.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </p>
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-muted text-sm">
        <span>{axis}</span>
        <span className="flex items-center gap-2">
          <span className="h-2 w-6 rounded-full bg-leaf/50" />
          {words.reach.screenshot}
        </span>
      </p>
    </div>
  );
}
