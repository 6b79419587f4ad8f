import { content, PATHS } from './content';
import { read } from './support/documents';
import { expect, test } from './support/test';

/** What only the owner could mean by it, and the site speaking about itself telling the truth. */
const NOT_FOR_VISITORS = [
  /decided by the owner|owner (?:settles|decides)|owner.s to decide/i,
  /to be decided/i,
  /not (?:yet )?(?:settled|decided)/i,
  /(?:another|other) page of this site/i,
  /illustrative example/i,
  /logos? .{0,20}will stand/i,
  /no paper has/i,
  /arithmetic left in|working shown|numbers left in/i,
  /honest (?:figures|words|numbers)/i,
  /a dash is/i,
  /in plain words/i,
  /no catch/i,
  /people of \w+ and over/i,
];

const visible = (html: string) =>
  html
    .replace(/<(script|style|template)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('no page and no feed speaks to the owner, or about itself telling the truth', async ({ request }) => {
  const found: string[] = [];
  for (const path of [...PATHS, '/feed']) {
    const text = visible((await read(request, path)).html);
    expect(text.length, path).toBeGreaterThan(100);
    for (const pattern of NOT_FOR_VISITORS) {
      const at = text.search(pattern);
      if (at >= 0) found.push(`${path}: ${text.slice(Math.max(0, at - 40), at + 60)}`);
    }
  }
  expect(found).toEqual([]);
});

test.describe('WhatsApp’s terms stand in their own words', () => {
  const { facts, trust, faqs } = content();
  /** Pages that say so in a list, which an owner may empty; on the others it stands whatever is emptied. */
  const TAKEN: Record<string, boolean> = {
    '/student-guide': !PATHS.includes('/student-guide'),
    '/trust': trust.risks.length === 0,
    '/help-center': !faqs.faqs.some(({ slug }) => slug === 'whatsapp-and-meta'),
  };
  for (const path of ['/', '/earn-money', '/whatsapp-earning-guide', '/download', ...Object.keys(TAKEN)]) {
    test(`at ${path}`, async ({ request }) => {
      test.skip(TAKEN[path] === true, 'the content has no text there that says so');
      const { html, links } = await read(request, path);
      expect(visible(html)).toContain(facts.whatsappQuote.text);
      expect(links).toContain(facts.whatsappTermsUrl.text);
    });
  }
});
