import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContentFolder, contentFolder, TODAY } from '../../content/folder.fixture';
import { readContent } from '../../content/load';
import { errorOf } from '../../site/checks';
import { addContent, KINDS, type Kind } from './add';

let folder: ContentFolder;
beforeAll(() => {
  folder = contentFolder();
});
afterAll(() => folder.remove());

const add = (kind: Kind, words: string[], slug?: string) =>
  addContent(process.cwd(), folder.dir, TODAY, { kind, words, slug });
const read = (file: string) => readFileSync(join(folder.dir, file), 'utf8');

it('adds one of each kind that passes every check, an article as a draft of today', () => {
  const words: Record<Kind, string[]> = {
    article: ['A Café: “New”'],
    page: ['A New Page'],
    release: ['A New One'],
    opening: ['A New Job'],
    event: ['A New Evening'],
    author: ['Bea Ünal'],
    testimonial: ['Cleo'],
    redirect: ['/Old-Place', '/about-us'],
  };
  const files = (Object.keys(KINDS) as Kind[]).map((kind) => add(kind, words[kind]));
  expect(files).toEqual([
    'articles/a-cafe-new.md',
    'pages/a-new-page.md',
    'press/a-new-one.md',
    'careers.json',
    'events.json',
    'authors.json',
    'testimonials.json',
    'redirects.json',
  ]);
  const reading = readContent(folder.dir, TODAY);
  expect(errorOf(reading, process.cwd())).toBeNull();
  const article = reading.content.articles.find(({ id }) => id === 'a-cafe-new');
  expect(article).toMatchObject({
    title: 'A Café: “New”',
    draft: true,
    published: TODAY,
    path: '/blog/a-cafe-new',
  });
  expect(reading.content.authors?.map(({ id }) => id)).toEqual(['ada', 'bea-unal']);
  expect(read('redirects.json')).toContain('/old-place');
});

it('overwrites nothing', () => {
  folder.write('press/mine.md', read('press/a-new-one.md').replace('A New One', 'Mine'));
  const mine = read('press/mine.md');
  expect(() => add('release', ['Mine'])).toThrow('content/press/mine.md is there already');
  expect(read('press/mine.md')).toBe(mine);
});

it('leaves a list as it was when the entry cannot be, and says why', () => {
  const before = read('redirects.json');
  expect(() => add('redirect', ['/one', '/two'])).toThrow('hides a page that exists');
  expect(() => add('redirect', ['/nine', '/nowhere'])).toThrow('"/nowhere" leads nowhere');
  expect(() => add('redirect', ['/nine'])).toThrow('npm run new -- redirect /old /new');
  expect(read('redirects.json')).toBe(before);
});

it('asks for a slug where a title has no Latin letters', () => {
  expect(() => add('event', ['مقهى'])).toThrow('--slug');
  expect(add('event', ['مقهى'], 'maqha')).toBe('events.json');
});
