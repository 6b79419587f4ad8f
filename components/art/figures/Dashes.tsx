type Props = {
  /** Of each dash. */
  tones: readonly string[];
  /** How many would fill the width. */
  of?: number;
  /** How much of the last one there is. */
  last?: number;
  className: string;
};

/** A row of dashes that stretches over the width that it is given. */
export function Dashes({ tones, of = tones.length, last = 1, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${10 * of} 10`}
      preserveAspectRatio="none"
      className={`w-full ${className}`}
    >
      {tones.map((tone, at) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: dashes are told apart by nothing but their place
          key={at}
          x={10 * at + 1}
          width={at < tones.length - 1 ? 8 : 8 * last}
          height="10"
          rx="2"
          className={tone}
        />
      ))}
    </svg>
  );
}
