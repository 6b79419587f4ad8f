/** Entry of the site script: every behaviour enhances HTML that already works without it. */

import { scrollToHash } from './hash-scroll';
import { watchHeader } from './header';
import { watchIslands } from './islands';
import { enhanceMenu } from './menu';
import { revealOnScroll } from './reveal';
import { showCurrentYear } from './year';

document.documentElement.dataset.js = '';
revealOnScroll();
watchHeader();
enhanceMenu();
scrollToHash();
showCurrentYear();
watchIslands(document);
if (document.querySelector('[data-earnings]')) {
  void import('./earnings').then(({ calculateEarnings }) => calculateEarnings());
}
