type Props = { count: number; filled: number; className: string; trackClassName?: string };

/** A line of dashes, the first of them lit: days, months. Decorative; the text beside it says what it counts. */
export function Dashes({ count, filled, className, trackClassName = 'stroke-rule' }: Props) {
  const dashes = { strokeWidth: 1, strokeDasharray: '0.7 0.3' };
  return (
    <svg viewBox={`0 0 ${count} 1`} preserveAspectRatio="none" aria-hidden="true" className="h-4 w-full">
      <path d={`M0 .5h${count}`} {...dashes} className={trackClassName} />
      <path d={`M0 .5h${filled}`} {...dashes} className={className} />
    </svg>
  );
}
