import { newMilestones } from '@/lib/analytics/scroll-depth';
import { track } from '@/lib/analytics/track';

/**
 * Reports page views and, once for each, the depths reached and the time spent. A visit lasts from one page view to
 * the next: coming back through the back/forward cache begins a new one.
 */
export function watchVisits(): void {
  /** When the visit was first in sight; a page can load in a background tab. */
  let began: number | undefined;
  let depth = 0;
  let left = false;
  let path = '';

  const measureDepth = () => {
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
    left = false;
    path = location.pathname;
    track('page_view', { page_path: path, page_title: document.title });
    measureDepth();
  };
  // A phone may end a hidden tab without another word, so the first time out of sight is the one that counts.
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
    else began ??= performance.now();
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
