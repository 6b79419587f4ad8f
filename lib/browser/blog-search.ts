/** Search and filter of the blog listing, in place. Without it the filters are links and the search box is a form. */
import type { ArticleSearch } from '../search/find';
import { resultItem } from './blog-results';
import {
  type BlogState,
  blogStateUrl,
  countMessage,
  historyStep,
  isFiltered,
  readBlogState,
} from './blog-state';

/** Enhances the listing in `root` (`data-blog` holds the address of the search index). */
export function enhanceBlog(root: HTMLElement): void {
  const listingPath = root.dataset.blogPath ?? '/blog';
  const form = root.querySelector<HTMLFormElement>('[data-blog-search]');
  const input = form?.querySelector<HTMLInputElement>('input[type="search"]');
  const count = root.querySelector<HTMLElement>('[data-count]');
  const listing = root.querySelector<HTMLElement>('[data-listing]');
  const results = root.querySelector<HTMLElement>('[data-results]');
  const noResults = root.querySelector<HTMLElement>('[data-no-results]');
  const card = listing?.querySelector('[data-card]');
  const filters = [...root.querySelectorAll<HTMLAnchorElement>('a[data-filter]')];
  if (!form || !input || !count || !listing || !results || !noResults || !card) return;

  const unfiltered = count.textContent ?? '';
  let state: BlogState = { query: '', category: '' };
  let loading: Promise<ArticleSearch> | undefined;

  const load = () => {
    loading ??= loadSearch(root.dataset.blog ?? '').catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  // Reaching for it is the sign to fetch: a visitor who only reads pays nothing.
  const prepare = () => void load().catch(() => undefined);
  input.addEventListener('focus', prepare);
  for (const filter of filters) filter.addEventListener('pointerenter', prepare, { once: true });

  input.addEventListener('input', () => go({ ...state, query: input.value.trim() }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    go({ ...state, query: input.value.trim() });
  });
  for (const filter of filters) {
    filter.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      go({ ...state, category: filter.dataset.filter ?? '' });
    });
  }
  root.querySelector('[data-clear-search]')?.addEventListener('click', () => {
    input.value = '';
    go({ query: '', category: '' });
    input.focus();
  });
  addEventListener('popstate', restore);
  // What was typed while this module was on its way is a search too.
  const typed = input.value.trim();
  const asked = readBlogState(location.search);
  if (typed && !asked.query) {
    state = asked;
    go({ ...asked, query: typed });
  } else {
    restore();
  }

  /** Shows what the address asks for. */
  function restore(): void {
    const wanted = readBlogState(location.search);
    // After a reload the document may be another page of the listing than the entry that Back leads to.
    if (!isFiltered(wanted) && location.pathname !== listingPath && location.pathname !== '/blog') {
      location.reload();
      return;
    }
    if (input && input.value.trim() !== wanted.query) input.value = wanted.query;
    show(wanted);
  }

  function go(next: BlogState): void {
    if (next.query === state.query && next.category === state.category) return;
    const url = blogStateUrl(next, listingPath);
    if (historyStep(state, next) === 'push') history.pushState(null, '', url);
    else history.replaceState(null, '', url);
    show(next);
  }

  async function show(next: BlogState): Promise<void> {
    state = next;
    mark(next.category);
    if (!isFiltered(next)) {
      present(unfiltered, undefined);
      return;
    }
    let search: ArticleSearch;
    try {
      search = await load();
    } catch {
      if (state === next)
        present('Search could not be loaded. The list shows the newest articles.', undefined);
      return;
    }
    // A later state may have been asked for while the index was on its way.
    if (state !== next) return;
    const found = search.find(next.query, next.category);
    const title = filters.find(({ dataset }) => dataset.filter === next.category)?.textContent ?? undefined;
    const message = countMessage(found.length, next.query, next.category ? title : undefined);
    present(
      message,
      found.map((article) => resultItem(card as Element, article)),
    );
  }

  function mark(category: string): void {
    for (const filter of filters) {
      if (filter.dataset.filter === category) filter.setAttribute('aria-current', 'true');
      else filter.removeAttribute('aria-current');
    }
  }

  function present(message: string, items: HTMLLIElement[] | undefined): void {
    if (!count || !listing || !results || !noResults) return;
    if (count.textContent !== message) count.textContent = message;
    listing.hidden = items !== undefined;
    results.hidden = !items?.length;
    noResults.hidden = items === undefined || items.length > 0;
    results.replaceChildren(...(items ?? []));
  }
}

async function loadSearch(url: string): Promise<ArticleSearch> {
  const [{ articleSearch }, response] = await Promise.all([import('../search/find'), fetch(url)]);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return articleSearch(await response.json());
}
