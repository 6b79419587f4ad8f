import { insert } from '@/lib/content/text/insert';
import { areaPath, chartPoints, linePath } from '@/lib/drawing/chart';
import { formatCount } from '@/lib/money';

const WIDTH = 420;
/** Lines at these views a day. */
const GRID = [0, 2000, 4000, 6000];

/**
 * Views by day as an area, its highest day marked.
 * @param text the same in words, with places for days, least and most
 * @param narrow for a narrow block: taller, with larger text
 */
export function ViewsChart({
  views,
  text,
  narrow,
}: {
  views: readonly number[];
  text: string;
  narrow?: true;
}) {
  const height = narrow ? 201 : 148;
  const size = narrow ? 'text-xl sm:max-lg:text-[0.625rem]' : 'text-xl md:text-[0.625rem]';
  const ceiling = Math.max(...GRID);
  const points = chartPoints(views, WIDTH, height, ceiling);
  const best = views.indexOf(Math.max(...views));
  const top = points[best];
  return (
    <svg
      viewBox={`-34 -18 ${WIDTH + 44} ${height + 42}`}
      role="img"
      aria-label={insert(text, {
        days: views.length,
        least: formatCount(Math.min(...views)),
        most: formatCount(Math.max(...views)),
      })}
      className="h-auto w-full text-iris"
    >
      <linearGradient id="views-fade" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor="currentColor" stopOpacity="0.32" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
      </linearGradient>
      {GRID.map((value) => {
        const y = height - (value / ceiling) * height;
        return (
          <g key={value}>
            <line x2={WIDTH} y1={y} y2={y} className="stroke-rule" />
            <text x="-10" y={y + 5} textAnchor="end" className={`fill-muted ${size}`}>
              {value === 0 ? 0 : `${value / 1000}k`}
            </text>
          </g>
        );
      })}
      {points.map(({ x }, day) =>
        day % 3 === 0 ? (
          <text key={x} x={x} y={height + 20} textAnchor="middle" className={`fill-muted ${size}`}>
            {day + 1}
          </text>
        ) : null,
      )}
      <path d={areaPath(points, height)} fill="url(#views-fade)" />
      <path d={linePath(points)} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      {top && (
        <g>
          <circle
            cx={top.x}
            cy={top.y}
            r="5"
            className="fill-white"
            stroke="currentColor"
            strokeWidth="2.5"
          />
          <text x={top.x} y={top.y - 12} textAnchor="middle" className={`fill-iris font-bold ${size}`}>
            {formatCount(views[best] ?? 0)}
          </text>
        </g>
      )}
    </svg>
  );
}
