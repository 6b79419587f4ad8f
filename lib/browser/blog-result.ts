import type { IndexedArticle } from '../site/blog/search/options';

/** @param card the first card of the listing, whose markup every result takes */
export function resultItem(card: Element, article: IndexedArticle): HTMLLIElement {
  const item = document.createElement('li');
  const result = card.cloneNode(true) as Element;
  const shown = result.querySelector('[data-field="title"]')?.textContent ?? '';
  const cover = result.querySelector('[data-cover]');
  // The index is a file of this site's own build, and the markup in it was drawn by lib/drawing/covers.
  if (cover) cover.innerHTML = article.cover;
  result.querySelector('[data-photo]')?.remove();
  for (const field of ['category', 'title', 'excerpt', 'author'] as const) {
    for (const element of result.querySelectorAll(`[data-field="${field}"]`)) {
      element.textContent = article[field];
    }
  }
  const date = result.querySelector<HTMLTimeElement>('[data-field="date"]');
  if (date) {
    date.dateTime = article.day;
    date.textContent = new Date(article.day).toLocaleDateString('en-US', {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
  }
  const link = result.querySelector<HTMLAnchorElement>('[data-field="link"]');
  if (link) {
    link.href = article.path;
    link.ariaLabel = link.ariaLabel?.replace(shown, () => article.title) ?? null;
  }
  item.append(result);
  return item;
}
