import { PassThrough } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { askIdentity } from './identity';

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
