/** Entry of the site script: every behaviour enhances HTML that already works without it. */

import { stayForAnchors } from './anchors';
import { bringDisplayFace } from './display-face';
import { scrollToHash } from './hash-scroll';
import { watchHeader } from './header';
import { watchAnalytics } from './measure';
import { enhanceMenu } from './menu';
import { painted } from './painted';
import { revealOnScroll } from './reveal';
import { showCurrentYear } from './year';

void bringDisplayFace();
// Nothing orders the script behind the document: from the cache it comes while that is still on its way.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', enhancePage);
else enhancePage();

function enhancePage(): void {
  document.documentElement.dataset.js = '';
  revealOnScroll();
  watchHeader();
  enhanceMenu();
  stayForAnchors();
  showCurrentYear();
  watchAnalytics();

  const enhancements: Promise<void>[] = [];
  /** @param load fetches a module and starts it */
  const enhance = (load: () => Promise<void>) => enhancements.push(painted().then(load));

  if (document.querySelector('[data-modules]')) {
    enhance(() => import('../next-lean/client/islands').then(({ watchIslands }) => watchIslands(document)));
  }
  if (document.querySelector('[data-hero]')) {
    enhance(() => import('./home').then(({ enhanceHome }) => enhanceHome()));
  }
  if (document.querySelector('[data-earnings]')) {
    enhance(() => import('./earnings').then(({ calculateEarnings }) => calculateEarnings()));
  }
  if (document.querySelector('[data-local-sum]')) {
    enhance(() => import('./local-sums').then(({ showLocalSums }) => showLocalSums()));
  }
  const faq = document.querySelector<HTMLElement>('[data-faq]');
  if (faq) enhance(() => import('./faq').then(({ enhanceFaq }) => enhanceFaq(faq)));
  if (document.querySelector('[data-event-ends]')) {
    enhance(() => import('./past-events').then(({ movePastEvents }) => movePastEvents()));
  }
  const blog = document.querySelector<HTMLElement>('[data-blog]');
  if (blog) enhance(() => import('./blog-search').then(({ enhanceBlog }) => enhanceBlog(blog)));
  if (document.querySelector('[data-share]')) {
    enhance(() => import('./share').then(({ enableSharing }) => enableSharing()));
  }
  // Written out for the bundler: with nothing set, the branch and all that it imports are left out.
  if (process.env.NEXT_PUBLIC_GA_ID || process.env.NEXT_PUBLIC_ANALYTICS_URL) {
    enhance(() => import('./consent').then(({ watchConsent }) => watchConsent()));
  }
  scrollToHash(enhancements);
}
