/** Percentages of a page that are reported when seen: specification, section 7. */
export const MILESTONES = [25, 50, 75, 100] as const;
export type Milestone = (typeof MILESTONES)[number];

/** Zoomed and high-density screens stop a fraction of a pixel short of the end. */
const ROUNDING = 1;

/**
 * Depth counts to the bottom edge of the viewport, as Google Tag Manager's scroll trigger does: what is in view
 * without scrolling has been reached, and a page that fits the window has been seen whole.
 * @param view pixels: scrolled past the top, height of the viewport, height of the page
 * @param reached the highest milestone reported so far, or 0
 * @returns the milestones newly reached, in rising order
 */
export function newMilestones(
  view: { scrolled: number; viewport: number; page: number },
  reached: number,
): Milestone[] {
  if (view.page <= 0) return [];
  const percent = ((view.scrolled + view.viewport + ROUNDING) / view.page) * 100;
  return MILESTONES.filter((milestone) => milestone > reached && milestone <= percent);
}
