import { RING_BOX, type RingShape, ringStroke } from '@/lib/brand/ring';

type RingProps = RingShape & {
  /** Class of the lit dashes; they take `currentColor`. */
  className?: string;
  /** Class of the dashes that are not lit. */
  trackClassName?: string;
};

/**
 * The segmented ring around a status avatar: the mark of this site. Decorative, so hidden from assistive
 * technology; whoever uses it says in text what the segments count.
 */
export function Ring({ className = '', trackClassName = 'text-rule', ...shape }: RingProps) {
  const { segments, filled = segments } = shape;
  const { radius, width, cap, offset, track, lit } = ringStroke(shape);
  const circle = {
    cx: RING_BOX / 2,
    cy: RING_BOX / 2,
    r: radius,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: width,
    strokeLinecap: cap,
    strokeDashoffset: offset,
    transform: `rotate(-90 ${RING_BOX / 2} ${RING_BOX / 2})`,
  };
  return (
    <svg viewBox={`0 0 ${RING_BOX} ${RING_BOX}`} aria-hidden="true" className={className}>
      {filled < segments && <circle {...circle} strokeDasharray={track} className={trackClassName} />}
      {lit && <circle {...circle} strokeDasharray={lit} />}
    </svg>
  );
}
