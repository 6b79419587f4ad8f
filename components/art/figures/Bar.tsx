/** A horizontal bar for a share from 0 to 1, with what it counts above it. */
export function Bar({
  label,
  figure,
  share,
  tone,
}: {
  label: string;
  figure: string;
  share: number;
  tone: string;
}) {
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{label}</span>
        <b className="tabular-nums">{figure}</b>
      </p>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="mt-1.5 h-3 w-full rounded-full bg-sand"
      >
        <rect width={Math.round(share * 1000) / 10} height="4" className={tone} />
      </svg>
    </div>
  );
}
