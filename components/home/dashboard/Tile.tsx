import type { ReactNode } from 'react';
import { Bar } from '@/components/ui/Bar';
import { insert } from '@/lib/content/text/insert';
import { areaPath, chartPoints, linePath } from '@/lib/drawing/chart';
import { formatCount } from '@/lib/money';

/** A white block of a portal screen, with its title. */
export function Tile({
  title,
  aside,
  className = '',
  of,
  children,
}: {
  title: string;
  aside?: ReactNode;
  className?: string;
  /** What the block lists: with nothing in it there is no block. */
  of?: readonly unknown[];
  children: ReactNode;
}) {
  if (of?.length === 0) return null;
  return (
    <div className={`rounded-2xl border border-rule bg-white p-4 ${className}`}>
      <div className="mb-3 flex items-baseline justify-between gap-3 max-[19em]:block">
        <h4 className="font-bold">{title}</h4>
        {aside && <span className="text-muted text-sm">{aside}</span>}
      </div>
      {children}
    </div>
  );
}

/** A figure of the whole campaign, with its name. */
export function Total({ term, figure, note }: { term: string; figure: string; note?: string }) {
  return (
    <div className="min-w-0 py-2.5 pl-4 lg:p-5">
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="text-muted text-sm">
        <b className="block font-display text-text text-xl tracking-tight sm:text-2xl lg:text-4xl">
          {figure}
        </b>
        {note}
      </dd>
    </div>
  );
}

/** A horizontal bar for a share of one hundred, named and numbered. */
export function ShareBar({ label, share, tone }: { label: string; share: number; tone: string }) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr_2.5rem] items-center gap-3 max-[13em]:block">
      <dt className="text-sm">{label}</dt>
      <dd className="contents">
        <Bar share={share} tone={tone} />
        <b className="text-right text-sm tabular-nums max-[13em]:block">{share}%</b>
      </dd>
    </div>
  );
}

const [WIDTH, HEIGHT] = [416, 201];
/** Lines at these views a day. */
const GRID = [0, 2000, 4000, 6000];

/**
 * Views by day as an area, its highest day marked.
 * @param text the same in words, with places for days, least and most
 * @param event for a narrow block, taller, with larger text: bars instead of the area, and above them what started on one of the days, with a line to its bar, from which on they are darker
 */
export function ViewsChart({
  views,
  text,
  event,
}: {
  views: readonly number[];
  text: string;
  event?: { day: number; text: string };
}) {
  const size = event ? 'text-2xl sm:text-xs' : 'text-xl md:text-sm lg:text-xs';
  const ceiling = Math.max(...GRID);
  const half = event ? 13 : 0;
  const points = chartPoints(views, WIDTH - 2 * half, HEIGHT, ceiling);
  const best = views.indexOf(Math.max(...views));
  const top = points[best];
  const start = event && points[event.day - 1];
  return (
    <svg
      viewBox={`${-34 - half} ${event ? -50 : -18} ${WIDTH + 44} ${HEIGHT + (event ? 78 : 46)}`}
      role="img"
      aria-label={insert(event ? `${text} ${event.text}.` : text, {
        ...event,
        days: views.length,
        least: formatCount(Math.min(...views)),
        most: formatCount(Math.max(...views)),
      })}
      className="my-auto w-full fill-iris"
    >
      {GRID.map((value) => {
        const y = HEIGHT - (value / ceiling) * HEIGHT;
        return (
          <g key={value}>
            <line x1={-half} x2={WIDTH - half} y1={y} y2={y} className="stroke-rule" />
            <text x={-7 - half} y={y + 6} textAnchor="end" className={`fill-muted ${size}`}>
              {value === 0 ? 0 : `${value / 1000}k`}
            </text>
          </g>
        );
      })}
      {points.map(({ x }, day) =>
        day % 3 === 0 ? (
          <text key={x} x={x} y={HEIGHT + 24} textAnchor="middle" className={`fill-muted ${size}`}>
            {day + 1}
          </text>
        ) : null,
      )}
      {event ? (
        [points.slice(0, event.day - 1), points.slice(event.day - 1)].map((days, since) => (
          <path
            key={days[0]?.x}
            d={days.map(({ x, y }) => `M${x} ${HEIGHT}V${y}`).join('')}
            strokeWidth={2 * half}
            className={since ? 'stroke-iris' : 'stroke-iris-light'}
          />
        ))
      ) : (
        <>
          <path d={areaPath(points, HEIGHT)} className="fill-iris/20" />
          <path d={linePath(points)} className="fill-none stroke-3 stroke-iris" strokeLinecap="round" />
        </>
      )}
      {start && (
        <g className="@max-[13em]/page:hidden">
          <path d={`M${start.x}-24V${start.y - 6}`} className="stroke-2 stroke-text" />
          <text x={start.x + half} y="-30" textAnchor="end" className={`fill-text font-bold ${size}`}>
            {insert(event.text, event)}
          </text>
        </g>
      )}
      {top && (
        <g className={event && '@max-[13em]/page:hidden'}>
          {!event && <circle cx={top.x} cy={top.y} r="5" className="fill-white stroke-3 stroke-iris" />}
          <text
            x={event ? top.x - half : top.x}
            y={top.y - 12}
            textAnchor={event ? 'start' : 'middle'}
            strokeWidth="8"
            className={`stroke-white font-bold [paint-order:stroke] ${size}`}
          >
            {formatCount(views[best] ?? 0)}
          </text>
        </g>
      )}
    </svg>
  );
}
