/** For tests: a content folder of its own, small where rules are tried, whole enough to be read. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Content, readContent, wholeContent } from './load';
import { publicContent } from './publication';

/** @returns a content folder as a build on a day shows it */
export function loadContent(contentDir: string, today: string): Content {
  return publicContent(wholeContent(readContent(contentDir, today)));
}

/** The day that the folder is read for. */
export const TODAY = '2030-06-15';

export type ContentFolder = {
  dir: string;
  write: (file: string, text: string | Buffer) => void;
  edit: (file: string, change: (text: string) => string) => void;
  /** Changes a JSON file by its parsed value. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reaches into any file
  json: (file: string, change: (value: any) => void) => void;
  remove: () => void;
};

/** Front matter of a sound article, and its body. */
export function articleText(
  front: Record<string, string> = {},
  body = '## A section\n\nA first text.\n',
): string {
  const fields = {
    title: '"One"',
    path: '/one',
    author: 'ada',
    published: '2030-01-01',
    category: 'news',
    topics: '[status]',
    tags: '[Tag]',
    excerpt: `"A sentence of an excerpt that says what it is about. One of ${front.path ?? '/one'} that says what it is about."`,
    related: '[two, three]',
    ...front,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

const ARTICLES = {
  one: articleText(),
  two: articleText({ title: '"Two"', path: '/blog/two', published: '2030-02-01', related: '[one, three]' }),
  three: articleText({ title: '"Three"', path: '/three', published: '2030-03-01', related: '[one, two]' }),
};

const RELEASE = `---
title: "A release"
published: 2030-04-01
summary: "What is new, for whom, and from which day on it holds, in one sentence."
---

It is new.
`;

const EVENT = {
  id: 'talk',
  title: 'A talk',
  type: 'Webinar',
  audience: 'earner',
  date: '2030-07-01',
  time: '18:00',
  minutes: 60,
  host: 'ada',
  description: 'What is said there, and to whom.',
  announced: '2030-06-01',
  sample: true,
};

export const OPENING = {
  slug: 'engineer',
  title: 'Engineer',
  team: 'Product',
  summary: 'What the work is, for whom, and from where it can be done, in one sentence.',
  about: [],
  does: [],
  brings: [],
  success: 'It works.',
  posted: '2030-05-01',
  countries: ['Kenya'],
  hours: 'Any',
};

/**
 * @param pages addresses that stay
 * @returns a text whose links to anything else, such as an article, lead to pages that it does not link yet: lists hold each once
 */
function withoutLinks(text: string, pages: readonly string[]): string {
  const spare = pages.filter((path) => !text.includes(`"${path}"`));
  return text.replace(/(?<=\]\(|"|\bhref: |\]: )\/[^\s"),#]*(?:#[^\s"),]*)?/g, (link) => {
    const path = link.replace(/#.*/, '');
    return pages.includes(path) || /^\/feed$|\.\w+$/.test(path) ? link : (spare.shift() ?? '/contact');
  });
}

/** @returns a folder with three articles, one release, one author, one category and one topic, and first in their lists an event and a question */
export function contentFolder(): ContentFolder {
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', dir, { recursive: true });
  for (const name of ['articles', 'press']) {
    rmSync(join(dir, name), { recursive: true });
    mkdirSync(join(dir, name));
  }
  const folder: ContentFolder = {
    dir,
    write: (file, text) => writeFileSync(join(dir, file), text),
    edit: (file, change) => folder.write(file, change(readFileSync(join(dir, file), 'utf8'))),
    json: (file, change) =>
      folder.edit(file, (text) => {
        const value: unknown = JSON.parse(text);
        change(value);
        return JSON.stringify(value, null, 2);
      }),
    remove: () => rmSync(dir, { recursive: true }),
  };
  const valueIn = (file: string) => JSON.parse(readFileSync(join(dir, file), 'utf8'));
  const texts = readdirSync(join(dir, 'pages')).filter((name) => name.endsWith('.md'));
  const pages = [
    ...(valueIn('pages.json') as { path: string }[]).map(({ path }) => path),
    ...texts.map((name) => `/${name.replace(/\.md$/, '')}`),
  ];
  const linking = readdirSync(dir).filter((name) => name.endsWith('.json'));
  for (const file of [...linking, ...texts.map((name) => `pages/${name}`)])
    folder.edit(file, (text) => withoutLinks(text, pages));
  for (const [id, text] of Object.entries(ARTICLES)) folder.write(`articles/${id}.md`, text);
  folder.write('press/a-release.md', RELEASE);
  folder.write('authors.json', JSON.stringify([{ id: 'ada', name: 'Ada', role: 'Writer', sample: true }]));
  folder.write('redirects.json', JSON.stringify({ exact: [], prefix: [] }));
  folder.write('published.json', '{}');
  folder.json('categories.json', (file) => {
    const described = { audience: 'both', description: 'What is new.' };
    file.blog = [{ slug: 'news', title: 'News', palette: 'rose', ...described }];
    file.topics = [{ slug: 'status', title: 'Status', ...described }];
  });
  folder.json('events.json', (file) => {
    for (const event of file.events) event.host = 'ada';
    file.events.unshift(EVENT);
  });
  // Of what an owner may have emptied, the tests need one.
  folder.json('site.json', ({ social }) => {
    if (social.length === 0) social.push({ network: 'x', label: 'X', url: 'https://x.com/example' });
  });
  folder.json('careers.json', (file) => {
    if (file.openings.length === 0) file.openings = [OPENING];
  });
  folder.json('navigation.json', ({ header, footer: { company } }) => {
    for (const list of [header, company]) if (list.length === 0) list.push({ label: 'Blog', href: '/blog' });
  });
  folder.json('about.json', (file) => {
    if (file.vision.length === 0) file.vision = [{ title: 'An aim', text: 'What it is.' }];
  });
  folder.json('press.json', ({ kit }) => {
    if (kit.length === 0)
      kit.push({ id: 'logos', title: 'Logos', description: 'All.', file: 'logo-pack.zip' });
  });
  folder.json('pricing.json', (file) => {
    const [currencyCode, rate] = Object.entries<number>(file.perUnit)[0] ?? ['KES', 130];
    if (file.countries.length === 0)
      file.countries.push({
        id: 'kenya',
        name: 'Kenya',
        code: valueIn('site.json').mainMarket,
        currencyCode,
      });
    if (file.categories.length === 0) {
      const { costPerView, earningPerViewMax } = valueIn('facts.json');
      // The lowest is what is displayed, and the dearest pays the best earner.
      file.categories = [costPerView.value, 2 * earningPerViewMax.value].map((price, at) => ({
        id: `audience-${at}`,
        title: `Audience ${at}`,
        ageMin: 18,
        ageMax: 24,
        prices: [{ country: file.countries[0].id, pricePerView: price * rate }],
      }));
    }
  });
  folder.json('faqs.json', (file) => {
    file.categories.unshift({ id: 'asked', title: 'First', summary: 'What is asked first' });
    file.faqs.unshift({ slug: 'is-it-so', category: 'asked', question: 'Is it so?', answer: 'It is so.' });
  });
  return folder;
}
