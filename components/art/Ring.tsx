type RingProps = {
  /** How many dashes the ring is cut into. */
  segments: number;
  /** How many of them are lit, from the top, clockwise. */
  filled?: number;
  /** Thickness as a share of the ring's width, 0 to 0.5. */
  thickness?: number;
  /** Class of the lit dashes; they take `currentColor`. */
  className?: string;
  /** Class of the dashes that are not lit. */
  trackClassName?: string;
};

const BOX = 100;

/**
 * The segmented ring around a status avatar: the mark of this site. Decorative, so hidden from assistive
 * technology; whoever uses it says in text what the segments count.
 */
export function Ring({
  segments,
  filled = segments,
  thickness = 0.09,
  className = '',
  trackClassName = 'text-rule',
}: RingProps) {
  const width = BOX * thickness;
  const radius = (BOX - width) / 2;
  const step = (2 * Math.PI * radius) / segments;
  // Round caps reach half the stroke's width past each end of a dash.
  // Where they would meet, the dashes are cut straight instead.
  const roundEnds = step > width * 2.2;
  const gap = segments === 1 ? 0 : roundEnds ? Math.min(step * 0.55, width * 1.75) : step * 0.3;
  const dash = Math.max(step - gap, 0.01);
  const circle = {
    cx: BOX / 2,
    cy: BOX / 2,
    r: round(radius),
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: round(width),
    strokeLinecap: segments > 1 && roundEnds ? ('round' as const) : ('butt' as const),
    strokeDashoffset: round(-gap / 2),
    transform: `rotate(-90 ${BOX / 2} ${BOX / 2})`,
  };
  return (
    <svg viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true" className={className}>
      {filled < segments && (
        <circle {...circle} strokeDasharray={`${round(dash)} ${round(gap)}`} className={trackClassName} />
      )}
      {filled > 0 && <circle {...circle} strokeDasharray={dashes(filled, segments, dash, gap)} />}
    </svg>
  );
}

/** Lit dashes one by one, then one gap over the rest; the whole pattern when all are lit. */
function dashes(filled: number, segments: number, dash: number, gap: number): string {
  if (filled >= segments) return `${round(dash)} ${round(gap)}`;
  const lit = Array.from({ length: filled }, () => `${round(dash)} ${round(gap)}`);
  const rest = (dash + gap) * (segments - filled);
  lit[filled - 1] = `${round(dash)} ${round(gap + rest)}`;
  return lit.join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
