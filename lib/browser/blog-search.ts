/** Search and filter of the blog listing, in place. Without it the filters are links and the search box is a form. */
import type { ArticleSearch } from '../site/blog/search/find';
import type { IndexedArticle } from '../site/blog/search/options';
import {
  type BlogState,
  blogStateUrl,
  countMessage,
  historyStep,
  isFiltered,
  readBlogState,
} from './blog-state';
import { blogView } from './blog-view';
import { once } from './once';

/** Results that are shown at once. */
const PORTION = 60;

/**
 * Enhances a listing.
 * @param root element whose `data-blog` is the address of the search index and whose `data-blog-path` is the path that
 *   the listing was served as
 */
export function enhanceBlog(root: HTMLElement): void {
  const listingPath = root.dataset.blogPath ?? '/blog';
  const view = blogView(root);
  if (!view) return;
  const { form, input, filters } = view;
  const load = once(() => loadSearch(root.dataset.blog ?? ''));
  let state = readBlogState(location.search);
  const served = document.title;

  // Reaching for it is the sign to fetch: a visitor who only reads pays nothing.
  const prepare = () => void load().catch(() => undefined);
  input.addEventListener('focus', prepare);
  input.addEventListener('input', () => go({ ...state, query: input.value.trim() }));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    go({ ...state, query: input.value.trim() });
    // On a phone the categories stand between the field and what was found.
    root.querySelector('[data-count]')?.scrollIntoView();
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
  view.clear?.addEventListener('click', () => {
    input.value = '';
    go({ query: '', category: '' });
    input.focus();
  });
  addEventListener('popstate', () => {
    const asked = readBlogState(location.search);
    // After a reload the document may be another page of the listing than the entry that Back leads to.
    if (!isFiltered(asked) && withoutSlash(location.pathname) !== listingPath) location.reload();
    else restore(asked);
  });

  // What was typed while this module was on its way is a search too.
  const typed = input.value.trim();
  if (typed && !state.query) go({ ...state, query: typed });
  else restore(state);

  /** What is filtered stands at the listing's own address, whatever page of it was served. */
  function entitle(shown: BlogState): void {
    document.title = isFiltered(shown) ? (root.dataset.blogTitle ?? served) : served;
  }

  function restore(asked: BlogState): void {
    entitle(asked);
    if (input.value.trim() !== asked.query) input.value = asked.query;
    show(asked);
  }

  function go(next: BlogState): void {
    if (next.query === state.query && next.category === state.category) return;
    const url = blogStateUrl(next, listingPath);
    entitle(next);
    if (historyStep(state, next) === 'push') history.pushState(null, '', url);
    else history.replaceState(null, '', url);
    show(next);
  }

  /** Shows the button while there is more, and what it adds. */
  function offerMore(found: readonly IndexedArticle[], shown: number): void {
    view?.offerMore(shown < found.length, () => {
      view.addResults(found.slice(shown, shown + PORTION));
      offerMore(found, shown + PORTION);
    });
  }

  async function show(next: BlogState): Promise<void> {
    state = next;
    view?.mark(next.category);
    if (!isFiltered(next)) return view?.showListing();
    const found = await load().then(
      (search) => search.find(next.query, next.category),
      () => undefined,
    );
    // A later state may have been asked for while the index was on its way.
    if (state !== next) return;
    if (!found) return view?.showListing(SCRIPT_WORDS.search.failed);
    const category = filters.find(({ dataset }) => dataset.filter === next.category);
    const title = next.category ? category?.dataset.postTitle : undefined;
    view?.showResults(found.slice(0, PORTION), countMessage(found.length, next.query, title));
    offerMore(found, PORTION);
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
