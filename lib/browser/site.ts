/** Entry of the site script: every behaviour enhances HTML that already works without it. */

import { watchAnalytics } from './analytics';
import { scrollToHash } from './hash-scroll';
import { watchHeader } from './header';
import { enhanceMenu } from './menu';
import { revealOnScroll } from './reveal';
import { showCurrentYear } from './year';

document.documentElement.dataset.js = '';
revealOnScroll();
watchHeader();
enhanceMenu();
scrollToHash();
showCurrentYear();
watchAnalytics();

if (document.getElementById('island-scripts')) {
  import('./islands').then(({ watchIslands }) => watchIslands(document));
}
if (document.querySelector('[data-hero]')) import('./home').then(({ enhanceHome }) => enhanceHome());
if (document.querySelector('[data-earnings]')) {
  import('./earnings').then(({ calculateEarnings }) => calculateEarnings());
}
const faq = document.querySelector<HTMLElement>('[data-faq]');
if (faq) import('./faq').then(({ enhanceFaq }) => enhanceFaq(faq));
if (document.querySelector('[data-event-ends]')) {
  import('./events').then(({ markPastEvents }) => markPastEvents());
}
const blog = document.querySelector<HTMLElement>('[data-blog]');
if (blog) import('./blog-search').then(({ enhanceBlog }) => enhanceBlog(blog));
if (document.querySelector('[data-share]')) import('./share').then(({ enableSharing }) => enableSharing());
// Written out for the bundler: with nothing set, the branch and all that it imports are left out.
if (process.env.NEXT_PUBLIC_GA_ID || process.env.NEXT_PUBLIC_ANALYTICS_URL) {
  import('./consent').then(({ watchConsent }) => watchConsent());
}
