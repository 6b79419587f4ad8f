import { ringDashes, rounded } from '@/lib/drawing/ring';

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
 * technology; the text beside it says what the segments count.
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
  const { track, lit, cap, offset } = ringDashes({ radius, width, segments, filled });
  const circle = {
    cx: BOX / 2,
    cy: BOX / 2,
    r: rounded(radius),
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: rounded(width),
    strokeLinecap: cap,
    strokeDashoffset: offset,
    transform: `rotate(-90 ${BOX / 2} ${BOX / 2})`,
  };
  return (
    <svg viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true" className={className}>
      {filled < segments && <circle {...circle} strokeDasharray={track} className={trackClassName} />}
      {lit && <circle {...circle} strokeDasharray={lit} />}
    </svg>
  );
}
