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
showCurrentYear();
watchAnalytics();

const enhancements: Promise<void>[] = [];
if (document.querySelector('[data-modules]')) {
  enhancements.push(import('./islands').then(({ watchIslands }) => watchIslands(document)));
}
if (document.querySelector('[data-hero]')) {
  enhancements.push(import('./home').then(({ enhanceHome }) => enhanceHome()));
}
if (document.querySelector('[data-earnings]')) {
  enhancements.push(import('./earnings').then(({ calculateEarnings }) => calculateEarnings()));
}
if (document.querySelector('[data-local-sum]')) {
  enhancements.push(import('./local-sums').then(({ followCountry }) => followCountry()));
}
const faq = document.querySelector<HTMLElement>('[data-faq]');
if (faq) enhancements.push(import('./faq').then(({ enhanceFaq }) => enhanceFaq(faq)));
if (document.querySelector('[data-event-ends]')) {
  enhancements.push(import('./past-events').then(({ markPastEvents }) => markPastEvents()));
}
const blog = document.querySelector<HTMLElement>('[data-blog]');
if (blog) enhancements.push(import('./blog-search').then(({ enhanceBlog }) => enhanceBlog(blog)));
if (document.querySelector('[data-share]')) {
  enhancements.push(import('./share').then(({ enableSharing }) => enableSharing()));
}
// Written out for the bundler: with nothing set, the branch and all that it imports are left out.
if (process.env.NEXT_PUBLIC_GA_ID || process.env.NEXT_PUBLIC_ANALYTICS_URL) {
  enhancements.push(import('./consent').then(({ watchConsent }) => watchConsent()));
}
scrollToHash(enhancements);
