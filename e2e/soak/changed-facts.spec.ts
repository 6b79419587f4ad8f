import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText } from 'unpdf';
import { content } from '@/lib/content';
import { readJsonContent } from '@/lib/content/read/json-content';
import { copyCheckout } from '../support/checkout-copy';
import { expect, test } from '../support/test';

const all = content();

const NUMBER = '\\d+(?:,\\d{3})*(?:\\.\\d+)?';
const AMOUNT = new RegExp(
  `[$₦]\\s?${NUMBER}|\\b(?:KES|NGN|GHS|ZAR)[\\s\\u00a0]${NUMBER}|${NUMBER} (?:shillings|naira)`,
  'g',
);

type Facts = Record<string, { value: number }>;
type Prices = { categories: { prices?: { pricePerView: number }[] }[] };

/** What an owner may settle, one after another, each with how its new value reads. */
const CHANGES: { name: string; file: string; edit: (data: never) => void; reads: string[] }[] = [
  {
    name: 'both thresholds at $7.35',
    file: 'facts.json',
    edit: (facts: Facts) => {
      for (const name of ['payoutThresholdGuide', 'payoutThresholdFaq']) set(facts, name, 7.35);
    },
    reads: ['$7.35'],
  },
  {
    name: "an earner's range of $0.0011 to $0.0095",
    file: 'facts.json',
    edit: (facts: Facts) => {
      set(facts, 'earningPerViewMin', 0.0011);
      set(facts, 'earningPerViewMax', 0.0095);
    },
    reads: ['$0.0011', '$0.0095'],
  },
  {
    name: 'a default rate of $0.0021',
    file: 'facts.json',
    edit: (facts: Facts) => set(facts, 'exampleRate', 0.0021),
    reads: ['$0.0021'],
  },
  {
    name: 'a tenth more for the first audience',
    file: 'pricing.json',
    edit: ({ categories }: Prices) => {
      for (const price of categories[0]?.prices ?? [])
        price.pricePerView = Number((price.pricePerView * 1.1).toPrecision(3));
    },
    reads: [],
  },
];

/** What of the site stands where, before anything is changed: the build that is served. */
let unchanged: Map<string, string>;
let folder: string;
test.beforeAll(async () => {
  unchanged = await shown(join(process.cwd(), 'dist'));
  folder = mkdtempSync(join(tmpdir(), 'changed-facts-'));
  copyCheckout(process.cwd(), folder);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

for (const { name, file, edit, reads } of CHANGES) {
  test(`after ${name} no page, feed, card or PDF shows an amount of before`, async () => {
    const path = join(folder, 'content', file);
    const original = readFileSync(path, 'utf8');
    const before = sourcesByAmount(join(folder, 'content'));
    const data = JSON.parse(original) as never;
    edit(data);
    writeFileSync(path, JSON.stringify(data, null, 2));
    try {
      const after = sourcesByAmount(join(folder, 'content'));
      const outdated = new Map([...before].filter(([amount]) => !after.has(amount)));
      expect(outdated.size).toBeGreaterThan(0);
      command('lib/commands/press-kit.ts');
      command('lib/commands/build.mjs');
      const texts = await shown(join(folder, 'dist'));
      const amounts = [...texts.values()].flatMap(amountsIn);
      for (const amount of reads) expect(amounts).toContain(amount);
      const left = [...texts].flatMap(([where, text]) => {
        const stood = new Set(amountsIn(unchanged.get(where) ?? ''));
        const from = sourceOf(where);
        return amountsIn(text).flatMap((amount) =>
          stood.has(amount) && outdated.get(amount)?.some(from) ? [`${where}: ${amount}`] : [],
        );
      });
      expect(left).toEqual([]);
    } finally {
      writeFileSync(path, original);
    }
  });
}

/** @returns every amount of money that a text shows, each once: `$0.002`, `KES 0.39` */
function amountsIn(text: string): string[] {
  return [...new Set([...text.matchAll(AMOUNT)].map(([amount]) => amount.replace(/\s/g, ' ')))];
}

/** @returns the files of content/ that show an amount, by the amount */
function sourcesByAmount(dir: string): Map<string, string[]> {
  const { filler } = readJsonContent(dir, () => {}) ?? {};
  const sources = new Map<string, string[]>();
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:json|md)$/.test(file) || file === 'README.md') continue;
    const shown = filler?.text(readFileSync(join(dir, file), 'utf8'), { file, field: '(text)' });
    for (const amount of amountsIn(shown ?? '')) sources.set(amount, [...(sources.get(amount) ?? []), file]);
  }
  return sources;
}

/**
 * A table or a calculator may come to the same sum as another page's sentence did: only an amount that this page's own
 * text stated is one of before.
 * @returns whether a source of content/ is shown by a file of the site
 */
function sourceOf(file: string): (source: string) => boolean {
  const path = `/${file.replace(/\.html$/, '')}`;
  const article = all.articles.find((each) => each.path === path);
  const own = article && `articles/${article.id}.md`;
  return (source) =>
    own ? source.startsWith(own) : !source.startsWith('articles/') || /feed|json|xml/.test(file);
}

function set(facts: Facts, name: string, value: number): void {
  const fact = facts[name];
  if (!fact) throw new Error(`no fact ${name}`);
  fact.value = value;
}

function command(script: string): void {
  execFileSync(process.execPath, ['--import', 'tsx', script], { cwd: folder, stdio: 'pipe' });
}

/** @returns the words of every file that a reader, a crawler or a feed reader gets, by its name */
async function shown(dist: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(dist.length + 1);
    if (!entry.isFile() || /\.(?:br|gz|webp|avif|png|ico|woff2|js|css|zip|svg|conf)$/.test(name)) continue;
    const bytes = readFileSync(path);
    texts.set(
      name,
      name.endsWith('.pdf')
        ? (await extractText(new Uint8Array(bytes), { mergePages: true })).text
        : words(bytes.toString()),
    );
  }
  return texts;
}

/** Attributes count: a card's text stands in its alternative text. */
function words(document: string): string {
  return `${document.replace(/<!-- -->|<[^>]+>/g, '')}\n${[...document.matchAll(/="([^"]*)"/g)].map(([, value]) => value).join('\n')}`;
}
