import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { articleText, type ContentFolder, contentFolder, TODAY } from './folder.fixture';

let folder: ContentFolder;
let project: string;
let count = 0;
beforeEach(() => {
  folder = contentFolder();
  project = mkdtempSync(join(tmpdir(), 'project-'));
  symlinkSync(folder.dir, join(project, 'content'));
  vi.stubEnv('TODAY', TODAY);
});
afterEach(() => {
  folder.remove();
  rmSync(project, { recursive: true });
  vi.unstubAllEnvs();
});

/** @returns the door as a process finds it that was started in a checkout with this folder */
async function open(): Promise<typeof import('./index')> {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(project);
  // Each query is a module of its own, which has read nothing yet.
  const module = `./index.ts?${++count}`;
  try {
    return await import(/* @vite-ignore */ module);
  } finally {
    cwd.mockRestore();
  }
}

const draft = () => folder.edit('articles/one.md', (text) => text.replace('---\n', '---\ndraft: true\n'));

describe('content', () => {
  it('is read once, as visitors see it', async () => {
    draft();
    for (const name of ['two', 'three']) {
      folder.edit(`articles/${name}.md`, (text) => text.replace('related: [one, ', 'related: [four, '));
    }
    folder.write(
      'articles/four.md',
      articleText({ title: '"Four"', path: '/four', related: '[two, three]' }),
    );
    const { content } = await open();
    const first = content();
    expect(first.articles.map(({ id }) => id).sort()).toEqual(['four', 'three', 'two']);
    folder.write('site.json', '{');
    expect(content()).toBe(first);
  });

  it('is held once, however often a bundler loads the module', async () => {
    const [page, handler] = [await open(), await open()];
    expect(handler.content()).toBe(page.content());
  });

  it('is read by each copy in development, where a new one may read it differently', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const [before, after] = [await open(), await open()];
    expect(after.content()).not.toBe(before.content());
  });

  it('stands at the origin that the settings name before that of site.json', async () => {
    vi.stubEnv('SITE_URL', 'https://preview.example');
    expect((await open()).content().site.url).toBe('https://preview.example');
  });

  it('is read again in development after each change, with drafts', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const { content } = await open();
    const first = content();
    expect(content()).toBe(first);
    folder.write('articles/four.md', articleText({ title: '"Four"', path: '/four', draft: 'true' }));
    expect(content().articles.map(({ id }) => id)).toContain('four');
  });

  it('is none while something is wrong, and the reading tells what', async () => {
    folder.json('site.json', (site) => {
      site.phone = 'call us';
    });
    const { content, reading } = await open();
    expect(() => content()).toThrow(/content\/site\.json:\d+ {2}phone/);
    expect(reading().problems).toHaveLength(1);
  });
});

describe('facts', () => {
  beforeEach(() =>
    folder.json('facts.json', (facts) => {
      facts.minimumAge = { text: '{value} years', value: 21, spec: '1' };
      facts.founders = { text: 'Two people', spec: '1' };
    }),
  );

  it('are told as copy states them, and as numbers', async () => {
    const { fact, factValue, factEntry } = await open();
    expect(fact('minimumAge')).toBe('21 years');
    expect(factValue('minimumAge')).toBe(21);
    expect(factEntry('minimumAge')).toMatchObject({ text: '21 years', value: 21 });
  });

  it('are missed by name', async () => {
    const { fact, factValue } = await open();
    expect(() => fact('nonsense' as 'minimumAge')).toThrow(
      'content/facts.json  nonsense  is needed by a page',
    );
    expect(() => factValue('founders' as 'minimumAge')).toThrow(
      'content/facts.json  founders.value  is needed as a number',
    );
  });
});

function stateInDollars(): void {
  for (const [file, field] of [
    ['site.json', 'currency'],
    ['pricing.json', 'ratesFor'],
  ] as const) {
    folder.json(file, (value) => {
      value[field] = 'USD';
    });
  }
}

it('knows the currency of the site and what a unit of it is elsewhere', async () => {
  stateInDollars();
  const { currencies, content } = await open();
  expect(currencies()).toEqual({ own: 'USD', perUnit: content().pricing.perUnit });
});

it.each([
  ['KES', 'KES\u00a00.39'],
  ['EUR', 'EUR\u00a00.0027'],
  ['USD', '$0.003'],
])('prints what a view costs with the decimals that it needs in %s', async (currencyCode, text) => {
  stateInDollars();
  folder.json('site.json', (file) => {
    file.mainMarket = 'KE';
  });
  folder.json('pricing.json', (file) => {
    Object.assign(file.perUnit, { KES: 130, EUR: 0.9, USD: 1 });
    file.countries = [{ id: 'kenya', name: 'Kenya', code: 'KE', currencyCode }];
    file.categories = [];
  });
  const { localRate } = await open();
  expect(localRate(0.003)).toBe(text);
});
