/** The tabs pattern of the ARIA Authoring Practices Guide, over links that lead to sections without script. */

/** @returns the index that a key moves to, wrapping at both ends, or undefined when the key is not one of the pattern's */
export function tabForKey(key: string, current: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowRight: (current + 1) % count,
    ArrowLeft: (current - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}

/**
 * Makes tabs of the links inside `[data-tablist]`: each controls the element that its hash names. The tab that has
 * the focus is the one that is open.
 */
export function enhanceTabs(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('[data-tablist]');
  if (!list) return;
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const panels = tabs.map(({ hash }) => document.getElementById(hash.slice(1)));

  const select = (selected: number) => {
    tabs.forEach((tab, index) => {
      const open = index === selected;
      tab.setAttribute('aria-selected', String(open));
      tab.tabIndex = open ? 0 : -1;
      panels[index]?.toggleAttribute('hidden', !open);
    });
  };

  list.setAttribute('role', 'tablist');
  for (const item of list.children) if (item.localName === 'li') item.setAttribute('role', 'presentation');
  tabs.forEach((tab, index) => {
    const panel = panels[index];
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel?.id ?? '');
    panel?.setAttribute('role', 'tabpanel');
    panel?.setAttribute('aria-labelledby', tab.id);
    if (panel) panel.tabIndex = 0;
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      select(index);
    });
    tab.addEventListener('keydown', (event) => {
      const target = event.key === ' ' ? index : tabForKey(event.key, index, tabs.length);
      if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      select(target);
      tabs[target]?.focus();
      // A click is reported as one (interactions.ts); a key that moves the selection says so itself.
      tabs[target]?.dispatchEvent(new Event('tabselect', { bubbles: true }));
    });
  });
  root.setAttribute('data-enhanced', '');
  select(0);
}
