/** Entry of the site script: every behaviour enhances HTML that already works without it. */

import { scrollToHash, stayForAnchors } from './anchors';
import { enhanceMenu, watchHeader } from './header';
import { reportInteractions } from './interactions';
import { layOutLater } from './later';
import { revealOnScroll } from './reveal';
import { watchVisits } from './visits';

// It is asked for with the first frame (lib/site/site-script.ts), when more of the document may be on its way.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', enhancePage);
else enhancePage();

function enhancePage(): void {
  Object.assign(document.documentElement.dataset, { js: '', face: '' });
  revealOnScroll();
  watchHeader();
  enhanceMenu();
  stayForAnchors();
  layOutLater();
  // The copyright line of a page that was built in an earlier year.
  const year = document.querySelector('[data-year]');
  if (year) year.textContent = String(new Date().getFullYear());
  watchVisits();
  reportInteractions();

  const enhancements: Promise<void>[] = [];
  /** @param load fetches a module and starts it, where its hook is on the page */
  const enhance = (hook: string, load: (root: HTMLElement) => Promise<void>) => {
    const root = document.querySelector<HTMLElement>(hook);
    if (root) enhancements.push(load(root));
  };
  /** As `enhance`, once one of its kind is a screen away; nothing waits for it. */
  const enhanceNear = (hook: string, load: () => Promise<void>) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        // Without it, the HTML goes on working.
        load().catch(() => undefined);
      },
      { rootMargin: '100% 0px' },
    );
    for (const root of document.querySelectorAll(hook)) observer.observe(root);
  };
  enhanceNear('[data-modules]', () =>
    import('../next-lean/client/islands').then(({ watchIslands }) => watchIslands(document)),
  );
  enhanceNear('[data-share]', () => import('./share').then(({ enableSharing }) => enableSharing()));
  enhance('[data-hero]', () => import('./home').then(({ enhanceHome }) => enhanceHome()));
  enhance('[data-earnings]', () => import('./earnings').then(({ calculateEarnings }) => calculateEarnings()));
  enhance('[data-local-sum]', () => import('./local-sums').then(({ showLocalSums }) => showLocalSums()));
  enhance('[data-faq]', (faq) => import('./faq').then(({ enhanceFaq }) => enhanceFaq(faq)));
  enhance('[data-event-ends]', () => import('./past-events').then(({ movePastEvents }) => movePastEvents()));
  enhance('[data-blog]', (blog) => import('./blog-search').then(({ enhanceBlog }) => enhanceBlog(blog)));
  // Written out for the bundler: with nothing set, the branch and all that it imports are left out.
  if (process.env.NEXT_PUBLIC_GA_ID || process.env.NEXT_PUBLIC_ANALYTICS_URL) {
    enhance('html', () => import('./consent').then(({ watchConsent }) => watchConsent()));
  }
  scrollToHash(enhancements);
  Promise.allSettled(enhancements).then(() => (document.documentElement.dataset.ready = ''));
}
