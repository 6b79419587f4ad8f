/** What every page measures by itself, from what the visitor does and from attributes of the HTML. */
import { reportInteractions } from './interactions';
import { watchVisits } from './visits';

/** Starts measuring; a page that the browser renders ahead of time waits until somebody sees it. */
export function watchAnalytics(): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', watchVisits, { once: true });
  } else {
    watchVisits();
  }
  reportInteractions();
}
