/** The drawn figures that a Markdown text may place by name; each is drawn in components/art/figures. */
export const FIGURE_NAMES = [
  'proof-accepted',
  'proof-refused',
  'posting-clock',
  'timetable',
  'money-split',
  'cost-per-thousand',
  'reach-curve',
  'payout-routes',
  'ad-anatomy',
  'data-cost',
  'semester',
  'funnel',
  'doors',
] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

/** @returns whether `name` is one of {@link FIGURE_NAMES} */
export function isFigureName(name: string): name is FigureName {
  return (FIGURE_NAMES as readonly string[]).includes(name);
}
