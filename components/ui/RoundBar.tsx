/** A share of one hundred on its track, with round ends: at the least a dot. Its height, stroke and padding go together. Decorative. */
export function RoundBar({ share, className }: { share: number; className: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`w-full overflow-visible rounded-full bg-sand forced-colors:stroke-current ${className}`}
    >
      <line x2={`${share}%`} y1="50%" y2="50%" strokeLinecap="round" />
    </svg>
  );
}
