/** Search and filter of the blog listing, in place. Without it the filters are links and the search box is a form. */
import type { ArticleSearch } from '../site/blog/search/find';
import type { IndexedArticle } from '../site/blog/search/options';
import { resultItem } from './blog-result';
import {
  type BlogState,
  blogStateUrl,
  countMessage,
  isFiltered,
  isSameStep,
  readBlogState,
} from './blog-state';

/** Results that are shown at once. */
const PORTION = 60;

/**
 * Enhances a listing, where it has all its parts: else links and form go on working by themselves.
 * @param root element whose `data-blog` is the address of the search index and whose `data-blog-path` is the path that
 *   the listing was served as
 */
export function enhanceBlog(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('[data-blog-search]');
  const input = form?.querySelector('input');
  const count = root.querySelector<HTMLElement>('[data-count]');
  const listing = root.querySelector<HTMLElement>('[data-listing]');
  const results = root.querySelector<HTMLElement>('[data-results]');
  const noResults = root.querySelector<HTMLElement>('[data-no-results]');
  const more = root.querySelector<HTMLButtonElement>('[data-more-results]');
  // The last, which is a small one on phones.
  const card = listing?.querySelector('li:last-child [data-card]');
  if (!form || !input || !count || !listing || !results || !noResults || !more || !card) return;
  const parts = { count, listing, results, noResults, more, card };
  /** Links to categories; `data-filter` holds the slug, empty for all. */
  const filters = [...root.querySelectorAll<HTMLAnchorElement>('a[data-filter]')];
  const listingPath = root.dataset.blogPath ?? '/blog';
  const served = { title: document.title, count: count.textContent ?? '' };
  let state = readBlogState(location.search);
  let loading: Promise<ArticleSearch> | undefined;

  // Reaching for it is the sign to fetch: a visitor who only reads pays nothing.
  const prepare = () => void load().catch(() => undefined);
  input.addEventListener('focus', prepare);
  input.addEventListener('input', () => go({ ...state, query: input.value.trim() }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    go({ ...state, query: input.value.trim() });
    // With the field in sight, which says what was asked.
    form.scrollIntoView();
  });
  for (const filter of filters) {
    filter.dataset.inPlace = '';
    filter.addEventListener('pointerenter', prepare, { once: true });
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
  addEventListener('popstate', () => {
    const asked = readBlogState(location.search);
    // After a reload the document may be another page of the listing than the entry that Back leads to.
    if (!isFiltered(asked) && withoutSlash(location.pathname) !== listingPath) return location.reload();
    if (input.value.trim() !== asked.query) input.value = asked.query;
    show(asked);
  });

  // What was typed while this module was on its way is a search too.
  const typed = input.value.trim();
  if (typed && !state.query) go({ ...state, query: typed });
  else {
    input.value = state.query;
    show(state);
  }

  function go(next: BlogState): void {
    if (next.query === state.query && next.category === state.category) return;
    const write = isSameStep(state, next) ? 'replaceState' : 'pushState';
    // First its title, which the page view of a new address tells.
    show(next);
    history[write](null, '', blogStateUrl(next, listingPath));
  }

  /** Shows what a state asks for. What is filtered stands at the listing's own address, whatever page of it was served. */
  async function show(next: BlogState): Promise<void> {
    state = next;
    document.title = isFiltered(next) ? (root.dataset.blogTitle ?? served.title) : served.title;
    for (const filter of filters)
      filter.ariaCurrent = filter.dataset.filter === next.category ? 'true' : null;
    if (!isFiltered(next)) return render(undefined, served.count);
    const found = await load().then(
      (search) => search.find(next.query, next.category),
      () => undefined,
    );
    // A later state may have been asked for while the index was on its way.
    if (state !== next) return;
    const category = filters.find(({ dataset }) => dataset.filter === next.category);
    const title = next.category ? category?.dataset.postTitle : undefined;
    render(found, found ? countMessage(found.length, next.query, title) : SCRIPT_WORDS.search.failed);
  }

  /** Shows what was found, or that nothing was, in the place of the listing as it was served; without a list, that. */
  function render(found: readonly IndexedArticle[] | undefined, message: string): void {
    if (parts.count.textContent !== message) parts.count.textContent = message;
    parts.listing.hidden = found !== undefined;
    parts.results.hidden = !found?.length;
    parts.noResults.hidden = found?.length !== 0;
    parts.noResults.querySelector('h2')?.setAttribute('data-asked', state.query && `: “${state.query}”`);
    parts.results.replaceChildren();
    add(found ?? [], 0);
  }

  /** @returns the first of the results that it adds */
  function add(found: readonly IndexedArticle[], from: number): HTMLElement | undefined {
    const { card, more, results } = parts;
    const items = found.slice(from, from + PORTION).map((article) => resultItem(card, article));
    results.append(...items);
    more.hidden = from + PORTION >= found.length;
    more.onclick = () =>
      add(found, from + PORTION)
        ?.querySelector('a')
        ?.focus();
    return items[0];
  }

  /** Fetches once, and again only after that failed. */
  function load(): Promise<ArticleSearch> {
    loading ??= loadSearch(root.dataset.blog ?? '').catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  }
}

async function loadSearch(url: string): Promise<ArticleSearch> {
  const [{ articleSearch }, response] = await Promise.all([import('../site/blog/search/find'), fetch(url)]);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return articleSearch(await response.json());
}

/** Both forms of an address answer, `/blog` and `/blog/`. */
function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}
