/** Pages that are texts of content/pages: what each has without code of its own. */
import { content } from './content';
import { expect, test } from './support/test';

const { markdownPages, navigation, site } = content();

for (const [slug, { path, front, headings }] of markdownPages) {
  test(`/${slug} is a page with its head, structured data, card and place in the sitemap`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(front.heading ?? front.title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + path);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = data.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
    expect(types).toEqual(expect.arrayContaining(['WebPage', 'BreadcrumbList']));
    for (const { id } of headings) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
    const card = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await request.get(new URL(card ?? '').pathname)).status()).toBe(200);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap.includes(`<loc>${site.url}${path}</loc>`)).toBe(front.index);
    const footer = page.getByRole('contentinfo').locator(`a[href="${path}"]`);
    const columns = [...navigation.footer.company, ...navigation.footer.resources];
    await expect(footer).toHaveCount(columns.filter(({ href }) => href === path).length);
  });
}
