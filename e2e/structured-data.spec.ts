import sharp from 'sharp';
import { articlesIn, BLOG_PAGES, CATEGORY_PAGE, content, PATHS } from './content';
import { read } from './support/documents';
import type { JsonLd } from './support/json-ld';
import { sessionsOf } from './support/sessions';
import { expect, test } from './support/test';
import { problemsOf } from './support/tools';

const all = content();
const { site, articles, taxonomy } = all;

type Request = Parameters<Parameters<typeof test>[2]>[0]['request'];

async function block(request: Request, path: string, type: string): Promise<JsonLd> {
  const found = (await read(request, path)).blocks.filter((each) => each['@type'] === type);
  expect(found, `${path} has one ${type}`).toHaveLength(1);
  return found[0] as JsonLd;
}

test('every block of every document parses, knows its vocabulary and has no empty value', async ({
  request,
}) => {
  const problems: string[] = [];
  for (const path of PATHS) {
    for (const data of (await read(request, path)).blocks) {
      if (data['@context'] !== 'https://schema.org') problems.push(`${path}: context ${data['@context']}`);
      problems.push(...problemsOf(data).map((problem) => `${path}: ${problem}`));
      if (/:(""|null|\[\])/.test(JSON.stringify(data))) problems.push(`${path}: an empty value`);
    }
  }
  expect(problems).toEqual([]);
});

test('a page with a breadcrumb states the same one, down to itself', async ({ request }) => {
  const wrong: string[] = [];
  const top = all.pages.map((page) => page.path);
  for (const path of PATHS) {
    const { html, facts, blocks } = await read(request, path);
    const visible = html.includes('aria-label="Breadcrumb"');
    const lists = blocks.filter((each) => each['@type'] === 'BreadcrumbList');
    if (lists.length !== (visible ? 1 : 0)) wrong.push(`${path}: ${lists.length} lists`);
    if (!visible && !top.includes(path) && path !== `/blog/page/${path.split('/').at(-1)}`)
      wrong.push(`${path}: no breadcrumb`);
    const items = (lists[0]?.itemListElement ?? []) as { name: string; item?: string; position: number }[];
    items.forEach(({ name, item, position }, index) => {
      if (position !== index + 1) wrong.push(`${path}: position ${position}`);
      if (!facts.text.includes(name)) wrong.push(`${path}: "${name}" is not on the page`);
      if (item && !PATHS.includes(item.slice(site.url.length))) wrong.push(`${path}: ${item} is no page`);
    });
    if (visible && items.at(-1)?.name !== facts.crumb) wrong.push(`${path}: does not end with the page`);
  }
  expect(wrong).toEqual([]);
});

test('the home page names the company and the site with its search', async ({ request }) => {
  const { facts } = await read(request, '/');
  const company = await block(request, '/', 'Organization');
  expect(company).toMatchObject({ name: site.product.name, legalName: site.legalName, url: site.url });
  for (const shown of [company.legalName, company.telephone, company.email]) {
    expect(facts.text).toContain(shown);
  }
  const logo = await request.get(String(company.logo).slice(site.url.length));
  expect(logo.status()).toBe(200);
  expect(logo.headers()['content-type']).toMatch(/^image\//);
  const webSite = await block(request, '/', 'WebSite');
  expect(webSite).toMatchObject({
    publisher: { '@id': company['@id'] },
    potentialAction: { target: { urlTemplate: `${site.url}/blog?q={search_term_string}` } },
  });
});

test('every article is described by what it shows', async ({ request }) => {
  for (const article of articles) {
    const { facts } = await read(request, article.path);
    const posting = await block(request, article.path, 'BlogPosting');
    expect(facts.h1).toEqual([posting.headline]);
    expect(posting).toMatchObject({
      url: facts.canonical,
      description: facts.description,
      datePublished: article.published,
      timeRequired: `PT${article.readMinutes}M`,
    });
    expect(facts.text).toContain((posting.author as { name: string }).name);
    const image = await request.get(String(posting.image).slice(site.url.length));
    expect(image.status(), String(posting.image)).toBe(200);
  }
});

test('every listing lists what it shows, in its order', async ({ request }) => {
  const listings = [
    ...(all.careers.openings.length > 0 ? ['/careers'] : []),
    ...(all.pressReleases.length > 0 ? ['/press'] : []),
    ...BLOG_PAGES.slice(0, 2),
    ...taxonomy.filter(({ slug }) => articlesIn(slug).length > 0).map(({ slug }) => `/category/${slug}`),
  ];
  for (const path of listings) {
    const { html } = await read(request, path);
    const list = await block(request, path, 'ItemList');
    const items = list.itemListElement as { name: string; url: string }[];
    expect(items.length).toBeGreaterThan(0);
    const positions = items.map(({ url }) => html.indexOf(`href="${url.slice(site.url.length)}"`));
    expect(positions, path).not.toContain(-1);
    expect(positions, path).toEqual([...positions].sort((a, b) => a - b));
  }
  for (const path of BLOG_PAGES.slice(1, 2)) {
    const second = await block(request, path, 'ItemList');
    expect((second.itemListElement as unknown[])[0]).toMatchObject({ position: 7 });
  }
  for (const { slug } of taxonomy.filter((category) => articlesIn(category.slug).length > 0)) {
    const list = await block(request, `/category/${slug}`, 'ItemList');
    expect(list.numberOfItems, slug).toBe(Math.min(CATEGORY_PAGE, articlesIn(slug).length));
  }
});

for (const [path, count] of [
  ['/help-center', all.faqs.faqs.length],
  ['/whatsapp-earning-guide', all.earningGuide.faqs.length],
] as const) {
  test(`${path} states its questions and answers word for word`, async ({ request }) => {
    test.skip(count === 0, 'the content has no question there');
    const { facts } = await read(request, path);
    const page = await block(request, path, 'FAQPage');
    const questions = page.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions).toHaveLength(count);
    const shown = facts.text.replace(/\s/g, '');
    for (const { name, acceptedAnswer } of questions) {
      expect(shown).toContain(name.replace(/\s/g, ''));
      expect(shown).toContain(acceptedAnswer.text.replace(/\s/g, ''));
    }
  });
}

test('every opening is a job posting that its own page shows, unless it is a sample', async ({ request }) => {
  for (const { slug, sample } of all.careers.openings) {
    const path = `/careers/${slug}`;
    const { facts, blocks } = await read(request, path);
    if (sample) {
      expect(blocks.map((each) => each['@type'])).not.toContain('JobPosting');
      continue;
    }
    const posting = await block(request, path, 'JobPosting');
    expect(posting).toMatchObject({
      url: facts.canonical,
      employmentType: 'FULL_TIME',
      jobLocationType: 'TELECOMMUTE',
    });
    expect(facts.h1).toEqual([posting.title]);
    for (const { name } of posting.applicantLocationRequirements as { name: string }[]) {
      expect(facts.text).toContain(name);
    }
    const points = String(posting.description).split(/<[^>]+>/);
    for (const point of points.filter(Boolean)) expect(facts.text).toContain(point.replace(/&amp;/g, '&'));
  }
});

test('upcoming events have a time and a place online', async ({ request }) => {
  const { facts, blocks } = await read(request, '/community');
  const events = blocks.filter((each) => each['@type'] === 'Event');
  const real = (await sessionsOf(request)).upcoming.filter(({ sample }) => !sample);
  expect(events.map(({ name }) => name).sort()).toEqual(real.map(({ title }) => title).sort());
  for (const event of events) {
    expect(facts.text).toContain(event.name);
    expect(event).toMatchObject({
      startDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:/),
      location: { '@type': 'VirtualLocation', url: expect.stringContaining(`${site.url}/community#`) },
    });
  }
});

test('titles and descriptions have a length that search results can show', async ({ request }) => {
  const wrong: string[] = [];
  for (const path of PATHS) {
    const { title, description } = (await read(request, path)).facts;
    const isArticle = articles.some((article) => article.path === path);
    // The titles of the articles are given, most of them longer than a search result shows.
    // How long the product's name is, is the owner's affair.
    const length = title.replaceAll(site.product.name, 'Name').length;
    if (length < 10 || (!isArticle && length > 70)) wrong.push(`${path}: ${title}`);
    if (description.length < 50 || description.length > 165) wrong.push(`${path}: ${description}`);
  }
  expect(wrong).toEqual([]);
});

test('every document has a social card of its kind, 1200 by 630', async ({ request }) => {
  const sizes = new Map<string, string>();
  for (const path of PATHS) {
    const { html } = await read(request, path);
    const card = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const local = card.replace(site.url, '').replace(/&amp;/g, '&');
    if (!sizes.has(local)) {
      const response = await request.get(local || '/no-card');
      const image = response.ok() ? await sharp(await response.body()).metadata() : undefined;
      sizes.set(local, `${image?.width} x ${image?.height}`);
    }
    expect(sizes.get(local), `${path} → ${card}`).toBe('1200 x 630');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"');
  }
});
