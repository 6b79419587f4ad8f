type Props = {
  /** Of one hundred, and exactly as long: a cap that is added to it would make small shares look larger. */
  share: number;
  tone: string;
};

/** A horizontal bar on its track. */
export function Bar({ share, tone }: Props) {
  return (
    <svg
      aria-hidden="true"
      className={`block h-1.5 w-full sm:h-2.5 rounded-full bg-rule forced-colors:fill-current ${tone}`}
    >
      <rect width={`${Math.round(share)}%`} height="100%" ry="50%" />
    </svg>
  );
}
