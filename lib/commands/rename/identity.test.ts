import { expect, it } from 'vitest';
import { identityOf, mentions, renamedSite, renamedText, slugOf } from './identity';

const SITE = `{
  "product": { "name": "Old", "slug": "old" },
  "url": "https://old.example",
  "currency": "USD",

  "legalName": "Old Things, Inc.",
  "email": "info@old.example",
  "supportEmail": "help@desk.example",
  "careersEmail": "jobs@mail.old.example",
  "security": { "contact": "https://old.example/report" },
  "advertiserUrl": "https://ads.old.example/start"
}
`;
const TO = { name: 'Café Lumière', slug: 'cafe-lumiere', domain: 'www.lumiere.example', currency: 'EUR' };

it('writes name, slug and domain, moves what stood at the old domain, and leaves the rest as it was typed', () => {
  expect(renamedSite(SITE, TO)).toBe(`{
  "product": { "name": "Café Lumière", "slug": "cafe-lumiere" },
  "url": "https://www.lumiere.example",
  "currency": "EUR",

  "legalName": "Café Lumière Things, Inc.",
  "email": "info@lumiere.example",
  "supportEmail": "help@desk.example",
  "careersEmail": "jobs@mail.lumiere.example",
  "security": { "contact": "https://lumiere.example/report" },
  "advertiserUrl": "https://ads.lumiere.example/start"
}
`);
  expect(identityOf(renamedSite(SITE, TO))).toEqual(TO);
});

it.each([
  ['https://old.example:8080/start', 'https://lumiere.example:8080/start'],
  ['https://old.example', 'https://lumiere.example'],
  ['https://cold.example/start', 'https://cold.example/start'],
  ['https://old.example.org/start', 'https://old.example.org/start'],
  ['https://old-example/start', 'https://old-example/start'],
])('moves what stands at the old domain, and nothing that only looks like it: %s', (url, moved) => {
  const site = SITE.replace('https://ads.old.example/start', url);
  expect(JSON.parse(renamedSite(site, TO)).advertiserUrl).toBe(moved);
});

it.each([
  ['Café Lumière', 'cafe-lumiere'],
  ["Amélie's Écho", 'amelies-echo'],
  ['  Ünïq & Söhne! ', 'uniq-sohne'],
  ['مقهى', ''],
])('makes a slug of %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

it('puts the new name into a text where the old one is a word', () => {
  expect(renamedText('# Old site\n\n**Old**, bold and Older.', 'Old', '$& Lumière')).toBe(
    '# $& Lumière site\n\n**$& Lumière**, bold and Older.',
  );
});

it('finds the lines that still say the old name, slug or domain, as words', () => {
  const text = 'The OLD one\nhttps://x.com/old_place\nolder, bold\ninfo@old.example';
  expect(mentions(text, identityOf(SITE)).map(({ line }) => line)).toEqual([1, 2, 4]);
  expect(mentions('  at www.old.example ', { name: 'A+', slug: 'a', domain: 'www.old.example' })).toEqual([
    { line: 1, text: 'at www.old.example' },
  ]);
  expect(mentions('Aa', { name: 'A+', slug: 'b', domain: 'c.example' })).toEqual([]);
});
