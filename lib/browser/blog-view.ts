import type { IndexedArticle } from '../site/blog/search/options';

/**
 * The listing's elements, and the few ways in which search and filter change them: attributes, and text of its own.
 * @returns undefined where the listing lacks one of its parts, so that links and form go on working by themselves
 */
export function blogView(root: HTMLElement) {
  const form = root.querySelector<HTMLFormElement>('[data-blog-search]');
  const input = form?.querySelector<HTMLInputElement>('input[type="search"]');
  const count = root.querySelector<HTMLElement>('[data-count]');
  const listing = root.querySelector<HTMLElement>('[data-listing]');
  const results = root.querySelector<HTMLElement>('[data-results]');
  const noResults = root.querySelector<HTMLElement>('[data-no-results]');
  const more = root.querySelector<HTMLButtonElement>('[data-more-results]');
  const card = listing?.querySelector('[data-card]');
  if (!form || !input || !count || !listing || !results || !noResults || !more || !card) return undefined;

  const filters = [...root.querySelectorAll<HTMLAnchorElement>('a[data-filter]')];
  const unfiltered = count.textContent ?? '';
  const announce = (message: string) => {
    if (count.textContent !== message) count.textContent = message;
  };

  return {
    form,
    input,
    /** Links to categories; `data-filter` holds the slug, empty for all. */
    filters,
    clear: root.querySelector<HTMLElement>('[data-clear-search]'),
    /** Highlights the category that is shown. */
    mark(category: string) {
      for (const filter of filters) filter.ariaCurrent = filter.dataset.filter === category ? 'true' : null;
    },
    /** Shows the listing as it was served, and announces `message`, or what the listing said of itself. */
    showListing(message = unfiltered) {
      announce(message);
      listing.hidden = false;
      results.hidden = true;
      noResults.hidden = true;
      more.hidden = true;
      results.replaceChildren();
    },
    /** Shows `articles` in its place, or that there are none. */
    showResults(articles: readonly IndexedArticle[], message: string) {
      announce(message);
      listing.hidden = true;
      results.hidden = articles.length === 0;
      noResults.hidden = articles.length > 0;
      results.replaceChildren(...articles.map((article) => resultItem(card, article)));
    },
    /** Shows `articles` after those that are there, and moves on to the first of them. */
    addResults(articles: readonly IndexedArticle[]) {
      const items = articles.map((article) => resultItem(card, article));
      results.append(...items);
      items[0]?.querySelector('a')?.focus();
    },
    /** Shows or hides the button for more, and says what it does now. */
    offerMore(offered: boolean, action: () => void) {
      more.hidden = !offered;
      more.onclick = action;
    },
  };
}

/** @param card the first card of the listing, whose markup every result takes */
function resultItem(card: Element, article: IndexedArticle): HTMLLIElement {
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
    date.textContent = article.date;
  }
  const link = result.querySelector<HTMLAnchorElement>('[data-field="link"]');
  if (link) {
    link.href = article.path;
    link.ariaLabel = link.ariaLabel?.replace(shown, () => article.title) ?? null;
  }
  item.append(result);
  return item;
}
