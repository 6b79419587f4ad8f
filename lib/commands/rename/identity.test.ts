import { PassThrough } from 'node:stream';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askIdentity, identityOf, mentions, renamedSite, renamedText, slugOf } from './identity';

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

describe('askIdentity', () => {
  afterEach(() => vi.unstubAllGlobals());

  const NOW = { name: 'Old', slug: 'old', domain: 'old.example', currency: 'USD' };

  it('takes what the arguments say, a slug after the name, and leaves the rest', async () => {
    expect(await askIdentity(['--name', 'Café Lumière'], NOW)).toEqual({
      ...NOW,
      name: 'Café Lumière',
      slug: 'cafe-lumiere',
    });
    expect(await askIdentity(['--name', 'New', '--slug', 'other', '--currency', 'EUR'], NOW)).toEqual({
      name: 'New',
      slug: 'other',
      domain: 'old.example',
      currency: 'EUR',
    });
  });

  it('leaves the slug as it is while the name stays', async () => {
    const now = { ...NOW, slug: 'own-choice' };
    expect(await askIdentity(['--currency', 'EUR'], now)).toEqual({ ...now, currency: 'EUR' });
  });

  it('takes a domain out of an address', async () => {
    expect((await askIdentity(['--domain', 'https://new.example/'], NOW)).domain).toBe('new.example');
  });

  it('refuses what it does not know, and says how it is used where nobody can be asked', async () => {
    await expect(askIdentity(['--nmae', 'New'], NOW)).rejects.toThrow('--nmae');
    const { isTTY } = process.stdin;
    process.stdin.isTTY = false;
    try {
      await expect(askIdentity([], NOW)).rejects.toThrow('--name "Café Lumière"');
    } finally {
      process.stdin.isTTY = isTTY;
    }
  });

  /** Somebody at a terminal who gives these answers, and then empty ones. @returns what was shown to them */
  function terminal(...answers: string[]): () => string {
    const stdin = Object.assign(new PassThrough(), { isTTY: true });
    const stdout = new PassThrough();
    let shown = '';
    stdout.on('data', (chunk: Buffer) => {
      shown += chunk;
      stdin.write(`${answers.shift() ?? ''}\n`);
    });
    vi.stubGlobal('process', { ...process, stdin, stdout });
    return () => shown;
  }

  it('asks whoever sits at the terminal, offers what holds and a slug of the new name', async () => {
    const shown = terminal(' Café Lumière ', '', 'https://new.example/', '');
    expect(await askIdentity([], NOW)).toEqual({
      name: 'Café Lumière',
      slug: 'cafe-lumiere',
      domain: 'new.example',
      currency: 'USD',
    });
    expect(shown()).toBe(
      'Name [Old]: Slug, for addresses [cafe-lumiere]: Domain [old.example]: Currency [USD]: ',
    );
  });

  it('asks nothing where arguments say something', async () => {
    const shown = terminal();
    expect(await askIdentity(['--currency', 'EUR'], NOW)).toEqual({ ...NOW, currency: 'EUR' });
    expect(shown()).toBe('');
  });
});
