import { MILESTONES, type Milestone } from '@/lib/browser/analytics/catalogue';
import { track } from '@/lib/browser/analytics/track';
import { followCampaign } from './campaign';

/** Starts reporting; a page that the browser renders ahead of time waits until somebody sees it. */
export function watchVisits(): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', reportVisits, { once: true });
  } else reportVisits();
}

/**
 * Reports page views and, for each, the depths that scrolling reached and the time in sight: once for every stretch, so
 * that their sum is the time of the visit. A visit lasts from one page view to the next: coming back through the
 * back/forward cache begins a new one.
 */
function reportVisits(): void {
  /** When the stretch in sight began; a page can load in a background tab. */
  let began: number | undefined;
  let depth = 0;
  /** The furthest that was scrolled, in pixels: what is in view without scrolling, or moves by itself, is no depth. */
  let furthest = 0;
  let left = false;
  let path = '';
  const campaign = followCampaign();

  const measureDepth = () => {
    if (scrollY <= furthest) return;
    furthest = scrollY;
    const { scrollHeight } = document.documentElement;
    const view = { scrolled: scrollY, viewport: innerHeight, page: scrollHeight };
    for (const percent_scrolled of newMilestones(view, depth)) {
      depth = percent_scrolled;
      track('scroll_depth', { percent_scrolled });
    }
  };
  const begin = () => {
    began = document.hidden ? undefined : performance.now();
    depth = 0;
    furthest = scrollY;
    left = false;
    path = location.pathname;
    track('page_view', { page_path: path, page_title: document.title, ...campaign });
  };
  // A phone may end a hidden tab without another word, so each time out of sight is told.
  const leave = () => {
    if (left) return;
    left = true;
    const seen = began === undefined ? 0 : performance.now() - began;
    track('time_on_page', { seconds: Math.round(seen / 1000) });
  };

  begin();
  addEventListener('scroll', measureDepth, { passive: true });
  addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) leave();
    else {
      began = performance.now();
      left = false;
    }
  });
  addEventListener('pageshow', ({ persisted }) => persisted && begin());
  // A behaviour may write another path to the address without a new document.
  const moved = () => {
    if (location.pathname === path) return;
    leave();
    begin();
  };
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', moved);
  else addEventListener('popstate', moved);
}

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
