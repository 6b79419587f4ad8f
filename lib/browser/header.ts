/** Pixels of scrolling after which the header takes its dark ground: specification, section 9. */
const SCROLL_THRESHOLD = 10;

/** Marks the header `data-scrolled` while the page is scrolled past the threshold, and the place that it leads to. */
export function watchHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  const update = () => header.toggleAttribute('data-scrolled', window.scrollY > SCROLL_THRESHOLD);
  addEventListener('scroll', update, { passive: true });
  update();
  markPlace(header);
}

/** The header is the same on every page: which of its links leads to this one is known in the browser alone. */
function markPlace(header: HTMLElement): void {
  const here = location.pathname.replace(/(.)\/$/, '$1');
  for (const link of header.querySelectorAll<HTMLAnchorElement>('nav a')) {
    if (link.origin === location.origin && link.pathname === here && !link.hash) link.ariaCurrent = 'page';
  }
}

const FOCUSABLE = 'summary, a[href]';

/** Gives the mobile menu what a disclosure lacks: Escape, focus that stays inside, and closing on choice. */
export function enhanceMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]');
  if (!menu) return;
  const outside = document.querySelectorAll<HTMLElement>('main, footer');

  const close = () => {
    menu.open = false;
  };
  menu.addEventListener('toggle', () => {
    for (const element of outside) element.inert = menu.open;
  });
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  });
  menu.addEventListener('keydown', (event) => {
    if (!menu.open) return;
    if (event.key === 'Escape') {
      close();
      menu.querySelector('summary')?.focus();
    } else if (event.key === 'Tab') {
      keepInside(menu, event);
    }
  });
  // A page restored from the back/forward cache, or a wider window, must not come back locked.
  addEventListener('pageshow', close);
  matchMedia('(min-width: 64rem)').addEventListener('change', close);
}

function keepInside(menu: HTMLElement, event: KeyboardEvent): void {
  const stops = [...menu.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const first = stops[0];
  const last = stops.at(-1);
  const leaving = event.shiftKey ? first : last;
  const entering = event.shiftKey ? last : first;
  if (document.activeElement !== leaving || !entering) return;
  event.preventDefault();
  entering.focus();
}
