import { unzipSync } from 'fflate';
import type { Locator } from 'playwright/test';
import sharp from 'sharp';
import { content, fact, factEntry, themeColour, writtenDay } from './content';
import { expect, expectAccessible, test } from './support/test';

const {
  site,
  navigation,
  about,
  careers,
  cast,
  press,
  pressReleases,
  partners,
  redirects,
  trust,
  contact,
  forms,
} = content();

test.describe('/about-us', () => {
  test('tells the story, its principles and its milestones', async ({ page }) => {
    await page.goto('/about-us');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const { title } of [...about.principles, ...about.vision]) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    await expect(
      page.getByRole('img', { name: `A map of Africa in dots: ${about.focusCountry.name}` }),
    ).toBeVisible();
    const milestones = page.getByRole('region', { name: 'So far' });
    await expect(milestones.getByRole('listitem')).toHaveCount(pressReleases.length + 2);
  });

  test('is where /vision leads, at its anchor', async ({ page }) => {
    const leads = redirects.exact.some(({ from }) => from === '/vision');
    test.skip(about.vision.length === 0 || !leads, 'the content has no aims, or leads nobody there');
    await page.goto('/vision');
    await expect(page).toHaveURL(/\/about-us#vision$/);
    await expect(page.locator('#vision')).toBeInViewport();
  });
});

test.describe('/careers', () => {
  test('lists the remote full-time openings, each with an application by email and a page of its own', async ({
    page,
  }) => {
    await page.goto('/careers');
    const rows = page.locator('#openings li');
    await expect(rows).toHaveCount(careers.openings.length);
    for (const [index, opening] of careers.openings.entries()) {
      const row = rows.nth(index);
      await expect(row.getByRole('heading', { name: opening.title })).toBeVisible();
      await expect(row).toContainText('Remote, full-time');
      await expectMail(row.getByRole('link', { name: 'Apply by email' }), application(opening.title));
    }
    for (const opening of careers.openings.slice(0, 1)) {
      await page.getByRole('link', { name: opening.title, exact: true }).first().click();
      await expect(page).toHaveURL(`/careers/${opening.slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(opening.title);
      for (const point of [...opening.does, ...opening.brings]) {
        await expect(page.getByText(point, { exact: true })).toBeVisible();
      }
      const ways = page.getByRole('link', { name: 'Apply by email' });
      for (const way of [ways.first(), ways.last()]) await expectMail(way, application(opening.title));
    }
  });
});

test.describe('/press', () => {
  test('lists the releases newest first, with a page each', async ({ page }) => {
    await page.goto('/press');
    await expect(page.locator('#releases h3')).toHaveText(pressReleases.map(({ title }) => title));
    for (const { slug, title, published } of pressReleases.slice(0, 1)) {
      await page.goto(`/press/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('article time').first()).toHaveText(writtenDay(published));
      await expect(page.getByText(press.boilerplate)).toBeVisible();
      await expect(page.getByRole('link', { name: site.email }).first()).toBeVisible();
    }
  });

  test('marks samples among its news items once, and leads each somewhere', async ({ page, request }) => {
    await page.goto('/press');
    const items = page.locator('#in-the-news li');
    await expect(items).toHaveCount(press.news.length);
    await expect(page.getByText(cast.samples.news, { exact: true })).toHaveCount(
      press.news.some(({ sample }) => sample) ? 1 : 0,
    );
    for (const [index, { headline, href }] of press.news.entries()) {
      await expect(items.nth(index)).toContainText(headline);
      expect((await request.get(href)).status()).toBe(200);
    }
  });

  test('shows each download with the type and size that its file has', async ({ page, request }) => {
    await page.goto('/press');
    const kit = page.locator('#media-kit li');
    await expect(kit).toHaveCount(press.kit.length);
    for (const [index, { title, file }] of press.kit.entries()) {
      const entry = kit.nth(index);
      const type = file.endsWith('.zip') ? 'ZIP archive' : 'PDF';
      const { length } = await (await request.get(`/press-kit/${file}`)).body();
      const size = length < 999_500 ? `${Math.round(length / 1_000)} kB` : `${(length / 1e6).toFixed(1)} MB`;
      await expect(entry.getByText(`${type}, ${size}`)).toBeVisible();
      const link = entry.getByRole('link', { name: `Download ${title}, ${type}, ${size}` });
      await expect(link).toHaveAttribute('href', `/press-kit/${file}`);
    }
  });

  test('offers archives and documents that open', async ({ request }) => {
    const kept = press.kit.map(({ id }) => id);
    test.skip(
      !['logo-pack', 'screenshots', 'brand-guidelines', 'fact-sheet'].every((id) => kept.includes(id)),
      'the content has not the whole press kit',
    );
    const file = async (id: string) => {
      const entry = press.kit.find((each) => each.id === id);
      const response = await request.get(`/press-kit/${entry?.file}`);
      expect(response.status()).toBe(200);
      return response.body();
    };
    const logos = unzipSync(await file('logo-pack'));
    const svgs = Object.keys(logos).filter((path) => path.endsWith('.svg'));
    expect(svgs.length).toBeGreaterThanOrEqual(8);
    for (const svg of svgs) {
      const png = logos[svg.replace(/svg$/, 'png')];
      expect((await sharp(logos[svg]).metadata()).format).toBe('svg');
      expect((await sharp(png).metadata()).hasAlpha).toBe(true);
    }
    for (const [path, png] of Object.entries(unzipSync(await file('screenshots')))) {
      expect((await sharp(png).metadata()).width, path).toBeGreaterThanOrEqual(780);
    }
    expect(pagesOf(await file('brand-guidelines'))).toBe(4);
    // One, or two where the owner's name and rows are longer.
    expect(pagesOf(await file('fact-sheet'))).toBeLessThanOrEqual(2);
  });

  test('has the fact sheet and the guidelines as pages too', async ({ page }) => {
    await page.goto('/press/fact-sheet');
    for (const name of ['earners', 'dailyViews', 'averageRoi'] as const) {
      await expect(page.getByText(fact(name)).first()).toBeVisible();
    }
    for (const { text } of [...press.factSheet.earners, ...press.factSheet.businesses]) {
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
    await page.goto('/press/brand-guidelines');
    await expect(page.getByText('Never show our logo with WhatsApp')).toBeVisible();
    const leaf = page.getByRole('listitem').filter({ hasText: themeColour('leaf') });
    await expect(leaf).toBeVisible();
    const shown = await leaf.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.emulateMedia({ media: 'print' });
    await expect(leaf).toHaveCSS('background-color', shown);
    await page.goto('/trust');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});

test.describe('/partners', () => {
  test('explains the four types and labels the placeholder marks', async ({ page }) => {
    await page.goto('/partners');
    expect(Object.keys(forms.partner.options)).toEqual(
      expect.arrayContaining(partners.types.map(({ type }) => type)),
    );
    for (const { title } of partners.types) {
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
    const marks = page.getByRole('region', { name: partners.words.marks.title });
    await expect(marks.getByRole('listitem')).toHaveCount(partners.marks.length);
    await expect(marks.getByText(cast.samples.partners)).toHaveCount(
      partners.marks.some(({ sample }) => sample) ? 1 : 0,
    );
  });

  test('has an inquiry form with every field, which works without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/partners#inquiry');
    const form = page.locator('#inquiry form');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('action', '/api/leads/partner');
    for (const label of Object.values(forms.partner.fields)) {
      await expect(form.getByLabel(label, { exact: false }).first()).toBeVisible();
    }
    await expect(form.getByLabel('Partnership type').getByRole('option')).toContainText(
      Object.values(forms.partner.options),
    );
    await context.close();
  });
});

test.describe('legal pages', () => {
  const MUST_SAY = {
    '/privacy-policy': [`not for children under ${fact('childrenAge')}`, 'sets no cookies'],
    '/terms-of-service': [
      `at least ${fact('termsNotice')} before`,
      `law of the State of ${fact('governingLaw')}`,
      `${fact('minimumAge')} or older`,
    ],
  };

  for (const [path, phrases] of Object.entries(MUST_SAY)) {
    test(`${path} says what it must, with its date`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText(`Last updated ${fact('legalUpdated')}`)).toBeVisible();
      await expect(page.locator('main time')).toHaveAttribute(
        'datetime',
        factEntry('legalUpdated').date ?? '',
      );
      for (const phrase of phrases) await expect(page.locator('main')).toContainText(phrase);
    });

    test(`${path} opens the clause that an address names @phone`, async ({ page }) => {
      await page.goto(path);
      const clauses = page.locator('main details');
      const ids = await page.locator('main details > [id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toHaveLength(await clauses.count());
      await expect(page.locator(`[id="${ids.at(-1)}"]`)).toBeHidden();
      await page.goto(`${path}#${ids.at(-1)}`);
      await expect(page.locator(`[id="${ids.at(-1)}"]`)).toBeInViewport();
    });
  }
});

test.describe('/trust', () => {
  test('answers in plain words: fee, recruiting, payer, minimum, earnings, independence', async ({
    page,
  }) => {
    test.skip(
      trust.answers.length === 0 || trust.risks.length === 0,
      'the content has no answers or no risks',
    );
    await page.goto('/trust');
    for (const { id, question, short } of trust.answers) {
      const answer = page.locator(`#${id}`);
      await expect(answer).toContainText(question);
      await expect(answer).toContainText(short);
    }
    const main = page.locator('main');
    for (const words of [
      fact('payoutThresholdGuide'),
      fact('payoutCycle'),
      site.legalName,
      site.address.street,
      'WhatsApp LLC or Meta Platforms',
      `Reports are reviewed within ${fact('reportReview')}`,
    ]) {
      await expect(main).toContainText(words);
    }
    await expect(page.locator('#risks')).toContainText('any non-personal use of our Services');
  });

  test('opens a fraud report by email, and is reachable from every page', async ({ page }) => {
    const linked = navigation.footer.company.some(({ href }) => href === '/trust');
    test.skip(!linked, 'the footer has no link there');
    await page.goto('/careers');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Trust & Safety' }).click();
    await expect(page).toHaveURL('/trust');
    await expectMail(page.getByRole('link', { name: 'Report by email' }), {
      to: site.supportEmail,
      subject: trust.mail.subject,
      lines: trust.mail.lines,
    });
  });
});

test('/contact has the form, every other way, and what happens next', async ({ page }) => {
  await page.goto('/contact');
  for (const label of Object.values(forms.contact.fields)) {
    await expect(page.locator('main form').getByLabel(label).first()).toBeVisible();
  }
  const ways = page.getByRole('complementary', { name: 'Other ways to reach us' });
  for (const text of [site.email, site.supportEmail, site.phone]) {
    await expect(ways.getByRole('link', { name: text })).toBeVisible();
  }
  await expect(ways).toContainText(site.address.street);
  for (const { title } of contact.steps)
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('/maintenance is a notice that stays out of the index', async ({ page }) => {
  await page.goto('/maintenance');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const links = page.getByRole('navigation', { name: 'What still works' }).getByRole('link');
  expect(await links.count()).toBeGreaterThan(0);
});

test.describe('an unknown address', () => {
  test.use({ allowedErrors: [/404/] });

  test('offers links that work and a search that reaches the blog', async ({ page, request }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectAccessible(page);
    const links = page.getByRole('navigation', { name: 'Looking for one of these?' }).getByRole('link');
    for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
      expect((await request.get(href ?? '')).status(), String(href)).toBe(200);
    }
    await page.getByRole('searchbox', { name: 'Search the blog' }).fill('payout & proof');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/blog\?q=payout(\+|%20)%26(\+|%20)proof/);
  });
});

test('icons and manifest exist at the sizes that they declare', async ({ page, request }) => {
  await page.goto('/careers');
  const links = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((all) =>
      all.map((link) => ({ rel: link.getAttribute('rel'), href: link.getAttribute('href') })),
    );
  expect(links.map(({ rel }) => rel)).toEqual(
    expect.arrayContaining(['icon', 'apple-touch-icon', 'manifest']),
  );
  for (const { href } of links) expect((await request.get(href ?? '')).status(), String(href)).toBe(200);

  const href = links.find(({ rel }) => rel === 'manifest')?.href ?? '';
  const manifest = await (await request.get(href)).json();
  expect(manifest).toMatchObject({
    name: site.product.name,
    start_url: '/',
    theme_color: themeColour('ink'),
  });
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});

test('every page of the company can be read without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const paths = ['/about-us', '/careers', '/press', '/partners', '/trust', '/contact', '/privacy-policy'];
  for (const path of paths) {
    await page.goto(path);
    const hidden = await page
      .locator('main :is(h1, h2, h3, p, li)')
      .evaluateAll((all) => all.filter((each) => getComputedStyle(each).opacity !== '1').length);
    expect(hidden, path).toBe(0);
    await expect(page.locator('main h2').first()).toBeAttached();
  }
  await context.close();
});

type Mail = { to: string; subject: string; lines: readonly string[] };

/** What a visitor's mail program opens with: paragraphs apart by an empty line, and lines by CRLF (RFC 6068, section 5). */
async function expectMail(link: Locator, { to, subject, lines }: Mail): Promise<void> {
  const [address, query = ''] = ((await link.getAttribute('href')) ?? '').split('?');
  expect(address).toBe(`mailto:${to}`);
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent));
  expect(Object.fromEntries(fields)).toEqual({ subject, body: lines.join('\n\n').replaceAll('\n', '\r\n') });
}

/** The application for an opening: content/careers.json, `application`. */
function application(title: string): Mail {
  const { subject, lines } = careers.application;
  const named = (text: string) => text.replaceAll('{title}', title);
  return { to: site.careersEmail, subject: named(subject), lines: lines.map(named) };
}

/** How many pages a PDF has: Chromium writes each as an object of its own, uncompressed. */
function pagesOf(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-')).toBe(true);
  return text.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}
