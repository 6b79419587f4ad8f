/** Look of what is typed into the calculator. 16 px at least, or phones zoom in on it. */
export const INPUT =
  'block h-13 w-full rounded-control border border-muted/70 bg-white px-4 text-base font-semibold tabular-nums transition-colors hover:border-text aria-invalid:border-2 aria-invalid:border-rose-deep';
