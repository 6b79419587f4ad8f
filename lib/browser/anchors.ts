/**
 * An anchor of this page is not another page because the address has a query: following it keeps what was typed, and
 * is no second visit. Campaign links end in such addresses.
 */
export function stayForAnchors(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const held = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link?.hash || held || event.defaultPrevented || link.search || !location.search) return;
    if (link.origin !== location.origin || link.pathname !== location.pathname) return;
    event.preventDefault();
    if (link.hash === location.hash) document.getElementById(link.hash.slice(1))?.scrollIntoView();
    else location.hash = link.hash;
  });
}
