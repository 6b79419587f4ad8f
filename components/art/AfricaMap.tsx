import AFRICA_GRID from '@/lib/drawing/geo/africa-grid.json' with { type: 'json' };
import { dotRuns } from '@/lib/drawing/geo/dot-runs';

type Props = {
  /** Countries in the second colour, by ISO 3166-1 code. */
  lit?: readonly string[];
  /** Countries in the first colour, painted over the others. */
  focus?: readonly string[];
  /** What the picture shows, for those who do not see it. */
  label: string;
  className?: string;
};

/** Africa in dots, a country's own ones lit; the colours are made for a dark ground. */
export function AfricaMap({ lit = [], focus = [], label, className = '' }: Props) {
  const width = (AFRICA_GRID[0]?.length ?? 0) / 2;
  const dots = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round' as const };
  return (
    <svg
      viewBox={`-1 -1 ${width + 1} ${AFRICA_GRID.length + 1}`}
      role="img"
      aria-label={label}
      className={className}
    >
      <g {...dots} strokeDasharray="0 1">
        <path d={dotRuns(AFRICA_GRID)} strokeWidth={0.5} className="text-line" />
        {lit.length > 0 && (
          <path d={dotRuns(AFRICA_GRID, new Set(lit))} strokeWidth={0.62} className="text-leaf" />
        )}
        {focus.length > 0 && (
          <path d={dotRuns(AFRICA_GRID, new Set(focus))} strokeWidth={0.78} className="text-sun" />
        )}
      </g>
    </svg>
  );
}
