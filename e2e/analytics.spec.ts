import type { Page } from 'playwright/test';
import { content, HAS_PRICES } from './content';
import { dataLayer, keepHistory, recorded, setHidden } from './support/analytics';
import { stopClock } from './support/stopped-clock';
import { expect, test } from './support/test';
import { findBrowser } from './support/tools';

const { site, articles, taxonomy, navigation, pages, faqs } = content();
const BLOG_TITLE = pages.find(({ path }) => path === '/blog')?.seoTitle ?? '';
const [CATEGORY = { slug: '', title: '' }] = taxonomy;
/** Two pages of the site that the footer names. */
const [PLACE = { label: '', href: '' }, OTHER = PLACE] = navigation.footer.company.filter(
  ({ href }) => /^\/[\w-]+$/.test(href) && href !== '/trust',
);
const [SOCIAL] = site.social;
/** A word that the search finds something for. */
const WORD = articles[0]?.title.match(/\p{L}{5,}/u)?.[0] ?? '';

test.describe('a visit', () => {
  test('is reported once, with path and title', async ({ page }) => {
    await page.goto('/trust?from=test#top');
    const title = await page.title();
    await expect
      .poll(() => recorded(page, 'page_view'))
      .toEqual([{ event: 'page_view', page_path: '/trust', page_title: title }]);
  });

  test('reaches each depth once, however often the visitor goes there @phone', async ({ page }) => {
    await page.goto('/about-us');
    const depths = async () => (await recorded(page, 'scroll_depth')).map((entry) => entry.percent_scrolled);
    expect(await depths()).toEqual([]);
    for (const share of [0.3, 0, 0.55, 0.8, 1, 0, 1]) {
      await page.evaluate((to) => {
        scrollTo({ top: to * document.documentElement.scrollHeight, behavior: 'instant' });
      }, share);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    await expect.poll(depths).toEqual([25, 50, 75, 100]);
  });

  test('has no depth where nothing was scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 8000 });
    await page.goto('/maintenance');
    await expect.poll(() => recorded(page, 'page_view')).toHaveLength(1);
    expect(await recorded(page, 'scroll_depth')).toEqual([]);
  });

  test('tells its seconds once, when the page is left', async ({ page }) => {
    const history = await keepHistory(page);
    await stopClock(page);
    await page.goto('/trust');
    await page.clock.runFor(12_000);
    await page.goto('/maintenance');
    const entries = (await history()).filter(({ event }) => event === 'time_on_page');
    expect(entries).toEqual([{ event: 'time_on_page', seconds: 12 }]);
  });

  test('tells the seconds of each stretch when a phone switches away and back, and then leaves', async ({
    page,
  }) => {
    const history = await keepHistory(page);
    await stopClock(page);
    await page.goto('/trust');
    await page.clock.runFor(3000);
    await setHidden(page, true);
    await setHidden(page, false);
    await page.clock.runFor(5000);
    await setHidden(page, true);
    await page.goto('/maintenance');
    const entries = (await history()).flatMap((entry) => (entry.event === 'time_on_page' ? [entry] : []));
    expect(entries.map(({ seconds }) => seconds)).toEqual([3, 5]);
  });

  test('begins anew when the page comes back from the back/forward cache', async ({
    playwright,
    baseURL,
  }) => {
    // Playwright turns that cache off, and the headless shell never answers for a page that comes back from it.
    const { launchOptions } = test.info().project.use;
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      executablePath: findBrowser(),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ ...(baseURL && { baseURL }) });
    await page.goto('/trust');
    await expect.poll(() => recorded(page, 'page_view')).toHaveLength(1);
    await page.goto('/maintenance');
    await page.evaluate(() => history.back());
    // Asking fails while the document changes.
    await expect(async () => expect(await recorded(page, 'page_view')).toHaveLength(2)).toPass();
    const names = (await dataLayer(page)).map(({ event }) => event);
    expect(names.filter((name) => name === 'time_on_page')).toHaveLength(1);
    await browser.close();
  });

  test('begins anew when the path changes without a new document', async ({ page }) => {
    await page.goto('/blog/page/2');
    await page
      .getByRole('navigation', { name: 'Categories', exact: true })
      .getByRole('link', { name: CATEGORY.title })
      .click();
    await expect(page).toHaveURL(`/blog?category=${CATEGORY.slug}`);
    const views = await recorded(page, 'page_view');
    expect(views.map((entry) => entry.page_path)).toEqual(['/blog/page/2', '/blog']);
    expect(views[1]?.page_title).toBe(BLOG_TITLE);
    await expect(page).toHaveTitle(BLOG_TITLE);
    expect(await recorded(page, 'link_click')).toEqual([]);
    expect(await recorded(page, 'time_on_page')).toHaveLength(1);
  });
});

test.describe('what is pressed and followed', () => {
  test('a call to action reports its name, and where it leads', async ({ page }) => {
    const history = await keepHistory(page);
    await page.route(`${site.storeUrl}**`, (route) => route.fulfill({ body: 'The store' }));
    await page.goto('/trust');
    await page.getByRole('banner').getByRole('link', { name: 'Start Earning Today' }).click();
    await page.waitForURL(site.storeUrl);
    await page.goto('/trust');
    const entries = await history();
    expect(entries.filter(({ event }) => event === 'button_click')).toEqual([
      { event: 'button_click', button_name: 'start-earning-header' },
    ]);
    expect(entries.filter(({ event }) => event === 'link_click')).toEqual([
      { event: 'link_click', link_name: 'Start Earning Today', link_url: site.storeUrl },
    ]);
  });

  test('links report their name and address, by keyboard, touch and middle button @phone', async ({
    page,
    context,
    hasTouch,
  }) => {
    const history = await keepHistory(page);
    test.skip(!PLACE.href, 'the footer has no page of the company');
    await page.goto('/trust');
    const footer = page.getByRole('contentinfo');
    const place = footer.getByRole('link', { name: PLACE.label, exact: true });
    await (hasTouch ? place.tap() : place.focus().then(() => page.keyboard.press('Enter')));
    await expect(page).toHaveURL(PLACE.href);
    const opened = context.waitForEvent('page');
    await footer.getByRole('link', { name: OTHER.label, exact: true }).click({ button: 'middle' });
    await (await opened).close();
    const origin = new URL(page.url()).origin;
    expect((await history()).filter(({ event }) => event === 'link_click')).toEqual([
      { event: 'link_click', link_name: PLACE.label, link_url: origin + PLACE.href },
      { event: 'link_click', link_name: OTHER.label, link_url: origin + OTHER.href },
    ]);
  });

  test('a link without text reports its label, a mailto link no message', async ({ page }) => {
    test.skip(!SOCIAL, 'the company is on no network');
    await page.goto('/trust');
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.getByRole('contentinfo').locator(`a[href="${SOCIAL?.url}"]`).click();
    await page.locator('main a[href^="mailto:"]').first().click();
    const [social, mail] = await recorded(page, 'link_click');
    expect(social?.link_name).toBe(`${site.product.name} on ${SOCIAL?.label}`);
    expect(mail?.link_url).toMatch(/^mailto:[^?]+$/);
  });
});

test('what a visitor searched for is in no event, whatever is pressed on the page that found it', async ({
  page,
}) => {
  for (const [path, link] of [
    ['/blog?q=my+secret+words', 'Skip to content'],
    ...faqs.categories.slice(0, 1).map(({ title }) => ['/help-center?q=secret', title] as const),
  ] as const) {
    await page.goto(path);
    // A category of the help center is a filter, once its module is there.
    if (link !== 'Skip to content')
      await page.locator('[data-faq-category][data-in-place]').first().waitFor();
    const pressed = page.getByRole('link', { name: link }).first();
    await pressed.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => recorded(page, 'page_view')).toHaveLength(1);
    expect(JSON.stringify(await dataLayer(page))).not.toContain('secret');
    if (link !== 'Skip to content') expect(await recorded(page, 'link_click')).toEqual([]);
  }
});

test.describe('the help center', () => {
  test('reports each question as it opens, by pointer, touch and keyboard @phone', async ({
    page,
    hasTouch,
  }) => {
    test.skip(faqs.faqs.length < 2, 'the content has no two questions');
    await page.goto('/help-center');
    const [first, second] = await page.locator('details[data-question] > summary').all();
    if (!first || !second) throw new Error('There are no two questions.');
    await (hasTouch ? first.tap() : first.click());
    // A question that is closed before the browser has told that it opened was never open to anybody who listens.
    await expect.poll(() => recorded(page, 'faq_opened')).toHaveLength(1);
    await second.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => recorded(page, 'faq_opened')).toHaveLength(2);
    await page.keyboard.press('Enter');
    await expect(page.locator('details[data-question][open]')).toHaveCount(0);
    const questions = await page.locator('details[data-question] > summary > :first-child').allTextContents();
    expect(await recorded(page, 'faq_opened')).toEqual(
      questions.slice(0, 2).map((question) => ({ event: 'faq_opened', question })),
    );
  });
});

test.describe('the blog', () => {
  const blog = async (page: Page) =>
    (await recorded(page, 'blog_interaction')).map(({ action, post_title }) => [action, post_title]);

  test('reports reading on, filtering, searching and turning pages @phone', async ({ page }) => {
    await page.goto('/blog');
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
      }),
    );
    const [newest] = articles;
    await page.getByRole('link', { name: `Read More: ${newest?.title}` }).click();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Page 2' }).click();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click();
    await page
      .getByRole('navigation', { name: 'Categories', exact: true })
      .getByRole('link', { name: CATEGORY.title })
      .click();
    await page.getByRole('searchbox').fill('Not For Anybody');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => blog(page))
      .toEqual([
        ['read_more', newest?.title],
        ['pagination', 'Page 2'],
        ['pagination', 'Page 2'],
        ['category_filter', CATEGORY.title],
        ['search', 'Blog'],
      ]);
    expect(JSON.stringify(await dataLayer(page))).not.toContain('Not For Anybody');
  });

  test('reports a result by its own title', async ({ page }) => {
    await page.goto(`/blog?q=${encodeURIComponent(WORD)}`);
    const results = page.locator('[data-results]');
    await expect(results).toBeVisible();
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    const title = await results.locator('h2').first().textContent();
    await results.getByRole('link').first().click();
    expect(await blog(page)).toEqual([['read_more', title]]);
  });

  test('reports subscribing, and the form once it is sent', async ({ page }) => {
    await page.route('**/api/leads/newsletter', (route) => route.fulfill({ json: { ok: true } }));
    await page.goto('/blog');
    await page.getByRole('textbox', { name: 'Email' }).fill('reader@example.com');
    await page.locator('[data-island="newsletter"][data-hydrated]').waitFor();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect
      .poll(() => recorded(page, 'form_submit'))
      .toEqual([{ event: 'form_submit', form_name: 'newsletter' }]);
    expect(await blog(page)).toEqual([['subscribe', 'Blog']]);
  });

  test('reports sharing an article', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: async () => undefined });
    });
    const [article] = articles;
    await page.goto(article?.path ?? '/blog');
    await page.locator('[data-share]').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Share', exact: true }).first().click();
    expect(await blog(page)).toEqual([['share', article?.title]]);
  });
});

test.describe('forms', () => {
  test('report once when sent, and not when they fail', async ({ page }) => {
    let accept = false;
    await page.route('**/api/leads/contact', (route) =>
      accept ? route.fulfill({ json: { ok: true } }) : route.abort(),
    );
    await page.goto('/contact');
    const form = page.locator('form[data-form="contact"]');
    await form.getByLabel('Name').focus();
    await page.locator('[data-island][data-hydrated]:has(form[data-form="contact"])').waitFor();
    await form.getByLabel('Name').fill('Achieng');
    await form.getByLabel('Email').fill('achieng@example.com');
    await form.getByLabel('Message').fill('Hello');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByRole('alert')).toContainText('could not be sent');
    expect(await recorded(page, 'form_submit')).toEqual([]);
    accept = true;
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect
      .poll(() => recorded(page, 'form_submit'))
      .toEqual([{ event: 'form_submit', form_name: 'contact' }]);
  });
  test.use({ allowedErrors: [/Failed to submit form|ERR_FAILED/] });

  test('sent without their island report where they end, and not again on reload', async ({ page }) => {
    await page.goto('/forms/newsletter');
    // As the browser sends a form whose component did not come.
    await page.getByLabel('Email').fill(`plain-${Date.now()}@example.com`);
    await Promise.all([
      page.waitForURL(/\/sent\/newsletter/),
      page.locator('form[data-form=newsletter]').evaluate((form: HTMLFormElement) => form.submit()),
    ]);
    await expect
      .poll(() => recorded(page, 'form_submit'))
      .toEqual([{ event: 'form_submit', form_name: 'newsletter' }]);
    await page.reload();
    expect(await recorded(page, 'form_submit')).toEqual([]);
  });

  test('their last page, only opened, thanks nobody and reports nothing', async ({ page }) => {
    await page.goto('/sent/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing has been sent yet');
    expect(await recorded(page, 'form_submit')).toEqual([]);
  });
});

test.describe('pricing', () => {
  test('reports the plan and what was done with it', async ({ page }) => {
    test.skip(!HAS_PRICES, 'the content has no prices');
    await page.goto('/#pricing');
    const island = page.locator('[data-island="pricing"]');
    await island.scrollIntoViewIfNeeded();
    await expect(island).toHaveAttribute('data-hydrated');
    const country = island.getByRole('combobox', { name: 'Country' });
    const before = await recorded(page, 'pricing_interaction');
    expect(before).toEqual([]);
    await country.selectOption({ index: 1 });
    await expect
      .poll(() => recorded(page, 'pricing_interaction'))
      .toEqual([
        { event: 'pricing_interaction', plan_name: expect.stringMatching(/\w/), action: 'select_country' },
      ]);
  });
});
