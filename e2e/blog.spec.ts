import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from 'playwright/test';
import { articlesIn, BLOG_PAGES, CATEGORY_PAGE, content, NO_ARTICLE, writtenDay } from './content';
import { expect, expectAccessible, test } from './support/test';

const all = content();
const { articles } = all;
const INDEX = '**/blog/search-index.json*';

/** Bytes of the search index on the wire, fetched on a phone between two letters; each article adds its own. */
const INDEX_BUDGET = 6_000 + 800 * articles.length;

const titlesOf = (list: readonly { title: string }[]) => list.map(({ title }) => title);

/** Two categories that list something. */
const [ONE = NO_ARTICLE.category, OTHER = ONE] = all.categories.blog.filter(
  ({ slug }) => articlesIn(slug).length > 0,
);
/** An article of the first, and the longest word of its title, which the search looks for. */
const [SUBJECT = NO_ARTICLE] = articlesIn(ONE.slug);
const [WORD = SUBJECT.title] = [...(SUBJECT.title.match(/\p{L}{6,}/gu) ?? [])].sort(
  (a, b) => b.length - a.length,
);

const SOUGHT = SUBJECT.title;
/** How many the first page of the list has. */
const FIRST_PAGE = Math.min(6, articles.length);

test.skip(articles.length === 0, 'the content has no article');

function skipWithoutSecondPage(): void {
  test.skip(BLOG_PAGES.length < 2, 'all articles are on one page');
}

const cards = (page: Page) => page.getByRole('region', { name: 'Articles' }).getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');
/** What a drawing's parts are painted with. */
const coloursOf = (drawing: Locator) =>
  drawing
    .locator('*')
    .evaluateAll((parts) =>
      parts.map((part) => `${part.tagName} ${getComputedStyle(part).fill} ${getComputedStyle(part).stroke}`),
    );
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search the blog' });
const filter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name });
const status = (page: Page) => page.getByRole('region', { name: 'Articles' }).getByRole('status');

/** Waits until the search has answered. @returns titles of what it found, the article looked for among them */
async function results(page: Page, query: string, category?: string): Promise<string[]> {
  const asked = ` for “${query}”${category ? ` in ${category}` : ''}`;
  await expect(status(page)).toContainText(asked);
  const found = await titles(page).allTextContents();
  await expect(status(page)).toHaveText(
    (found.length === 1 ? '1 article' : `${found.length} articles`) + asked,
  );
  expect(found, query).toContain(SOUGHT);
  return found;
}

test.describe('listing', () => {
  test('shows the six newest, each with all that the specification asks for', async ({ page }) => {
    await page.goto('/blog');
    await expect(titles(page)).toHaveText(articles.slice(0, 6).map(({ title }) => title));
    for (const [index, article] of articles.slice(0, 6).entries()) {
      const card = cards(page).nth(index);
      await expect(card).toContainText(article.category.title);
      await expect(card.locator('time')).toHaveText(writtenDay(article.published));
      await expect(card).toContainText(article.excerpt);
      await expect(card).toContainText(article.author.name);
      await expect(card.getByRole('link', { name: `Read More: ${article.title}` })).toHaveAttribute(
        'href',
        article.path,
      );
    }
    await expect(
      page.getByRole('navigation', { name: 'Categories' }).getByRole('link').first(),
    ).toHaveAttribute('aria-current', 'true');
  });

  test('ends with the topics, each with how many articles it has', async ({ page }) => {
    await page.goto('/blog');
    const topics = all.taxonomy.filter(({ kind }) => kind === 'topic');
    const links = page.getByRole('region', { name: all.blog.categories.topics }).getByRole('link');
    await expect(links).toHaveCount(topics.length);
    for (const { slug, title } of topics) {
      await expect(links.and(page.locator(`[href="/category/${slug}"]`))).toHaveText(
        `${title} ${articlesIn(slug).length}`,
      );
    }
  });

  test('turns its pages: 1 2 3 … Next, until every article has been seen once', async ({ page }) => {
    skipWithoutSecondPage();
    await page.goto('/blog');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    const last = BLOG_PAGES.length;
    const numbers = last > 4 ? ['1', '2', '3', '…'] : Array.from({ length: last }, (_, at) => `${at + 1}`);
    await expect(pages.getByRole('listitem')).toHaveText([...numbers, 'Next']);
    const seen = await titles(page).allTextContents();
    for (let number = 2; await pages.getByRole('link', { name: 'Next' }).count(); number += 1) {
      await pages.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(new RegExp(`/blog/page/${number}$`));
      seen.push(...(await titles(page).allTextContents()));
    }
    expect(seen).toEqual(articles.map(({ title }) => title));
  });
});

test.describe('search and filter', () => {
  test('fetches the index only when reached for, once, and within its budget', async ({ page, request }) => {
    const fetched: string[] = [];
    page.on('request', (asked) => asked.url().includes('search-index') && fetched.push(asked.url()));
    await page.goto('/blog');
    expect(fetched).toEqual([]);
    for (const query of [WORD, 'kenya']) {
      await searchBox(page).fill(query);
      await expect(status(page)).toContainText(`for “${query}”`);
    }
    expect(fetched).toHaveLength(1);
    const index = await request.get(fetched[0] ?? '');
    expect(brotliCompressSync(await index.body()).length).toBeLessThan(INDEX_BUDGET);
  });

  test('finds over all articles while one types, tolerant of case, accents, order and a wrong letter @phone', async ({
    page,
  }) => {
    await page.goto('/blog');
    const words = SUBJECT.title.match(/\p{L}+/gu) ?? [];
    // Left out, a letter may make another word that some article has.
    const wrong = `${WORD.slice(0, -2)}q${WORD.slice(-1)}`;
    for (const query of [WORD.toUpperCase(), WORD.replace(/e/i, 'é'), words.toReversed().join(' '), wrong]) {
      await searchBox(page).fill(query);
      await results(page, query);
    }
  });

  test('searches for what was typed before the script was there', async ({ page }) => {
    let finishTyping = () => {};
    const typed = new Promise<void>((resolve) => {
      finishTyping = resolve;
    });
    await page.route('**/assets/blog-search-*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto('/blog', { waitUntil: 'commit' });
    await searchBox(page).fill(WORD);
    finishTyping();
    await results(page, WORD);
    await expect(searchBox(page)).toHaveValue(WORD);
    await expect(page).toHaveURL(`/blog?${new URLSearchParams({ q: WORD })}`);
  });

  test('a result is a whole card of its article', async ({ page }) => {
    await page.goto('/blog');
    const article = SUBJECT;
    await searchBox(page).fill(SUBJECT.title);
    await results(page, SUBJECT.title);
    const card = cards(page).first();
    await expect(card.getByRole('heading')).toHaveText(article?.title ?? '');
    await expect(card).toContainText(article?.excerpt ?? '');
    await expect(card).toContainText(article?.author.name ?? '');
    await expect(card.locator('time')).toHaveText(writtenDay(article?.published ?? ''));
    await expect(card.getByRole('link')).toHaveAccessibleName(`Read More: ${article?.title}`);
    const cover = await coloursOf(card.locator('[data-cover]'));
    await card.getByRole('link').click();
    await expect(page).toHaveURL(article?.path ?? '');
    expect(cover).toEqual(await coloursOf(page.locator('article [data-cover]').first()));
  });

  test('filters in place and together with the search, and the address says so', async ({ page }) => {
    await page.goto('/blog');
    await filter(page, ONE.title).click();
    await expect(titles(page)).toHaveText(titlesOf(articlesIn(ONE.slug)));
    await expect(filter(page, ONE.title)).toHaveAttribute('aria-current', 'true');
    await expect(filter(page, 'All Categories')).not.toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(`/blog?category=${ONE.slug}`);

    await searchBox(page).fill(WORD);
    await expect(page).toHaveURL(`/blog?${new URLSearchParams({ q: WORD })}&category=${ONE.slug}`);
    const listed = titlesOf(articlesIn(ONE.slug));
    expect((await results(page, WORD, ONE.title)).filter((title) => !listed.includes(title))).toEqual([]);

    await filter(page, 'All Categories').click();
    await searchBox(page).fill('');
    await expect(page).toHaveURL('/blog');
    await expect(titles(page)).toHaveText(articles.slice(0, 6).map(({ title }) => title));
  });

  test('Back and Forward restore each state', async ({ page }) => {
    skipWithoutSecondPage();
    await page.goto('/blog/page/2');
    const second = await titles(page).allTextContents();
    await filter(page, ONE.title).click();
    await expect(titles(page)).toHaveCount(articlesIn(ONE.slug).length);
    await searchBox(page).pressSequentially(WORD);
    const within = await results(page, WORD, ONE.title);

    await page.goBack();
    await expect(titles(page)).toHaveCount(articlesIn(ONE.slug).length);
    await expect(searchBox(page)).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL('/blog/page/2');
    await expect(titles(page)).toHaveText(second);
    await page.goForward();
    await page.goForward();
    await expect(searchBox(page)).toHaveValue(WORD);
    await expect(titles(page)).toHaveText(within);
  });

  test('works at the address with a slash at its end too', async ({ page }) => {
    await page.goto('/blog/');
    await filter(page, ONE.title).click();
    await expect(titles(page)).toHaveCount(articlesIn(ONE.slug).length);
    await page.goBack();
    await expect(titles(page)).toHaveCount(FIRST_PAGE);
  });

  test('Back after a reload leads to the page that its address names', async ({ page }) => {
    skipWithoutSecondPage();
    await page.goto('/blog/page/2');
    const second = await titles(page).allTextContents();
    await filter(page, ONE.title).click();
    await expect(titles(page)).toHaveCount(articlesIn(ONE.slug).length);
    await page.reload();
    await expect(titles(page)).toHaveCount(articlesIn(ONE.slug).length);
    await page.goBack();
    await expect(page).toHaveURL('/blog/page/2');
    await expect(titles(page)).toHaveText(second);
  });

  test('comes back to the results after reading one of them', async ({ page }) => {
    await page.goto(`/blog?${new URLSearchParams({ q: WORD })}`);
    const found = await results(page, WORD);
    await cards(page).first().getByRole('link').click();
    await expect(page.locator('article > header')).toBeVisible();
    await page.goBack();
    await expect(searchBox(page)).toHaveValue(WORD);
    await expect(titles(page)).toHaveText(found);
  });

  test('an address with a search in it shows the search', async ({ page }) => {
    await page.goto(`/blog?${new URLSearchParams({ q: WORD })}&category=${ONE.slug}`);
    await results(page, WORD, ONE.title);
    await expect(searchBox(page)).toHaveValue(WORD);
    await expect(filter(page, ONE.title)).toHaveAttribute('aria-current', 'true');
  });

  test('says when nothing fits, and leads back', async ({ page }) => {
    await page.goto('/blog?q=zzzz');
    await expect(page.getByText('No articles found')).toBeVisible();
    await expect(status(page)).toHaveText('No articles for “zzzz”');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(searchBox(page)).toBeFocused();
    await expect(titles(page)).toHaveCount(FIRST_PAGE);
  });

  test('treats what is typed as text', async ({ page }) => {
    await page.goto('/blog?q=<img src=x onerror=alert(1)>&category="><b>');
    await expect(page.getByText('No articles found')).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });

  test('filtering survives the hydration of the subscribe form', async ({ page }) => {
    await page.goto('/blog');
    await filter(page, ONE.title).click();
    await expect(titles(page)).toHaveCount(articlesIn(ONE.slug).length);
    await page.getByLabel('Email').focus();
    await expect(page.locator('[data-island="newsletter"][data-hydrated]')).toBeAttached();
    await expect(titles(page)).toHaveCount(articlesIn(ONE.slug).length);
    await filter(page, OTHER.title).click();
    await expect(titles(page)).toHaveCount(articlesIn(OTHER.slug).length);
  });
});

test.describe('when the index cannot be had', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });

  test('the list stays and the visitor is told', async ({ page }) => {
    await page.route(INDEX, (route) => route.abort());
    await page.goto('/blog');
    await searchBox(page).fill('kenya');
    await expect(status(page)).toContainText('could not be loaded');
    await expect(titles(page)).toHaveCount(FIRST_PAGE);
    await page.unroute(INDEX);
    await searchBox(page).fill(WORD);
    await results(page, WORD);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('filters are links, and the search lands where every article can be reached', async ({ page }) => {
    await page.goto('/blog');
    await filter(page, ONE.title).click();
    await expect(page).toHaveURL(`/category/${ONE.slug}`);
    await expect(page.getByRole('article')).toHaveCount(Math.min(CATEGORY_PAGE, articlesIn(ONE.slug).length));

    await page.goto('/blog');
    await searchBox(page).fill('students');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/blog?q=students');
    await page.getByRole('link', { name: 'every article on one page' }).locator('visible=true').click();
    for (const { title, path } of articles) {
      await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toContainText(title);
    }
  });
});

test.describe('category pages', () => {
  const long = all.taxonomy.find(({ slug }) => articlesIn(slug).length > CATEGORY_PAGE);

  test('nine a page, with a way on only where there is one', async ({ page }) => {
    test.skip(!long, 'no category fills two pages');
    if (!long) return;
    const listed = articlesIn(long.slug);
    const count = Math.ceil(listed.length / CATEGORY_PAGE);
    await page.goto(`/category/${long.slug}`);
    const pager = page.getByRole('navigation', { name: 'Pages' });
    await expect(page.getByRole('article')).toHaveCount(CATEGORY_PAGE);
    await expect(pager).toContainText(`Page 1 of ${count}`);
    await expect(pager.getByRole('button', { name: 'Previous' })).toBeDisabled();
    for (let number = 2; number <= count; number += 1) {
      await pager.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL(`/category/${long.slug}/page/${number}`);
      await expect(pager).toContainText(`Page ${number} of ${count}`);
    }
    await expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(page.getByRole('article')).toHaveCount(listed.length - CATEGORY_PAGE * (count - 1));
    await pager.getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL(`/category/${long.slug}${count > 2 ? `/page/${count - 1}` : ''}`);
  });

  test('say how long each article takes and where their feed is', async ({ page }) => {
    await page.goto(`/category/${ONE.slug}`);
    for (const [index, article] of articlesIn(ONE.slug).slice(0, CATEGORY_PAGE).entries()) {
      await expect(page.getByRole('article').nth(index)).toContainText(`${article.readMinutes} min read`);
    }
    await expect(page.getByRole('link', { name: `Follow ${ONE.title}` })).toHaveAttribute(
      'href',
      `/category/${ONE.slug}/feed`,
    );
  });
});

test.describe('a category that does not exist', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('is an empty list that leads on', async ({ page }) => {
    const response = await page.goto('/category/gossip');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('article')).toHaveCount(0);
    const filters = page.getByRole('navigation', { name: 'Filter by category' });
    await filters.getByRole('link', { name: ONE.title }).click();
    await expect(page).toHaveURL(`/category/${ONE.slug}`);
  });
});
