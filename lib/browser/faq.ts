import {
  ALL,
  type FaqState,
  matchesFaq,
  readFaqState,
  resultText,
  writeFaqState,
} from '../site/help/faq-filter';

/** Each text by its whole name, which the bundler writes out. */
const RESULTS = {
  none: SCRIPT_WORDS.questions.none,
  one: SCRIPT_WORDS.questions.one,
  many: SCRIPT_WORDS.questions.many,
};
/** Milliseconds of quiet before typing reaches the address: browsers limit how often it may change. */
const ADDRESS_DELAY = 200;

type Item = { element: HTMLDetailsElement; category: string; question: string; answer: string };

/** Gives the help center its search, its category filter, and an address for every question. */
export function enhanceFaq(root: HTMLElement): void {
  const items = [...root.querySelectorAll<HTMLDetailsElement>('details[data-faq-item]')].map(readItem);
  const form = root.querySelector<HTMLFormElement>('[data-faq-search]');
  const input = form?.querySelector('input');
  const links = [...root.querySelectorAll<HTMLAnchorElement>('[data-faq-category]')];
  const groups = root.querySelectorAll<HTMLElement>('[data-faq-group]');
  let order = [...groups];
  const empty = root.querySelector<HTMLElement>('[data-faq-empty]');
  const status = root.querySelector('[data-faq-status]');
  if (!form || !input || !empty || !status) return;

  const asked = readFaqState(location.search, idsOf(links));
  // What was typed while this module was on its way is a search, too.
  let state = { ...asked, query: asked.query || input.value };
  let timer = 0;
  input.value = state.query;
  apply();
  openTarget();
  // By then, the address may name again what was opened just before.
  addEventListener('hashchange', ({ newURL }) => openTarget(new URL(newURL).hash)?.scrollIntoView());

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    change({ ...state, query: input.value });
    // With the field in sight, which says what was asked.
    form.scrollIntoView();
  });
  input.addEventListener('input', () => change({ ...state, query: input.value }));
  for (const link of links) {
    link.dataset.inPlace = '';
    link.addEventListener('click', (event) => {
      event.preventDefault();
      if (!query()) input.value = '';
      change({ query: input.value, category: link.dataset.faqCategory ?? ALL });
    });
  }
  root.querySelector('[data-faq-clear]')?.addEventListener('click', () => {
    input.value = '';
    change({ category: ALL, query: '' });
    input.focus();
  });
  for (const item of items) {
    item.element.addEventListener('toggle', () => {
      if (item.element.open) opened(item);
      else if (location.hash === `#${item.element.id}`) writeAddress('');
    });
  }
  // A question that was opened while this module was on its way has an address, too.
  const early = items.find(({ element }) => element.open);
  if (early && !location.hash) opened(early);

  function opened(item: Item) {
    // Where a browser does not know `name` on details, one at a time is kept here.
    for (const { element } of items) if (element !== item.element) element.open = false;
    writeAddress(`#${item.element.id}`);
  }

  /** What the categories search: where nothing at all was found they are the way on, each with all of its questions. */
  function query() {
    return items.some((item) => matchesFaq(item, { ...state, category: ALL })) ? state.query : '';
  }

  function change(next: FaqState) {
    state = next;
    apply();
    clearTimeout(timer);
    timer = window.setTimeout(() => writeAddress(''), ADDRESS_DELAY);
  }

  function apply() {
    const shown = items.filter((item) => {
      const matches = matchesFaq(item, state);
      item.element.hidden = !matches;
      if (!matches) item.element.open = false;
      return matches;
    });
    const foundIn = ({ dataset }: HTMLElement) =>
      shown.filter(({ category }) => category === dataset.faqGroup).length;
    for (const group of groups) group.hidden = foundIn(group) === 0;
    // Where most of it is found stands first. What stays in its place keeps the focus.
    const sorted = [...groups].sort((a, b) => (state.query ? foundIn(b) - foundIn(a) : 0));
    if (sorted.some((group, at) => group !== order[at])) empty?.before(...sorted);
    order = sorted;
    for (const link of links) {
      const category = link.dataset.faqCategory ?? ALL;
      const count = link.querySelector('[data-faq-count]');
      const found = items.filter((item) => matchesFaq(item, { query: query(), category }));
      if (count) count.textContent = String(found.length);
      const all = items.filter((item) => category === ALL || item.category === category);
      link.style.setProperty('--found', `${(100 * found.length) / all.length}%`);
      link.ariaCurrent = category === state.category && query() === state.query ? 'true' : null;
    }
    empty?.toggleAttribute('hidden', shown.length > 0);
    empty?.querySelector('h2')?.setAttribute('data-asked', state.query && `: “${state.query}”`);
    if (status) status.textContent = resultText(shown.length, RESULTS);
  }

  /** Opens the question that the address names, letting go of a filter that would hide it. */
  function openTarget(hash = location.hash): HTMLElement | undefined {
    const target = items.find(({ element }) => `#${element.id}` === hash);
    if (!target) return undefined;
    if (!matchesFaq(target, state)) {
      state = { category: ALL, query: '' };
      if (input) input.value = '';
      apply();
    }
    target.element.open = true;
    return target.element;
  }

  function writeAddress(hash: string) {
    clearTimeout(timer);
    history.replaceState(history.state, '', `${location.pathname}${writeFaqState(state)}${hash}`);
  }
}

function readItem(element: HTMLDetailsElement): Item {
  const [summary, answer] = element.children;
  return {
    element,
    category: element.dataset.faqItem ?? '',
    question: summary?.textContent?.trim() ?? '',
    answer: answer?.textContent ?? '',
  };
}

function idsOf(links: readonly HTMLAnchorElement[]): string[] {
  return links.flatMap(({ dataset }) => dataset.faqCategory ?? []);
}
