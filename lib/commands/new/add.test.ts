import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentFolder, contentFolder, TODAY } from '../../content/folder.fixture';
import { readContent } from '../../content/load';
import { errorOf } from '../../site/checks';
import { NEWS, SELLING, smallArticle } from '../../site/small-site.fixture';
import { addContent, entryOf, KINDS, type Kind } from './add';

describe('addContent', () => {
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
});

describe('entryOf', () => {
  const TODAY = '2030-12-20';
  const TITLE = 'New: “yes”';
  const ada = { id: 'ada', name: 'Ada', role: 'Writer', team: false, sample: false };
  const articles = ['c', 'b', 'a'].map((id) => smallArticle(id, { tags: [`Of ${id}`] }));
  const all = { articles, authors: [ada], taxonomy: [SELLING, NEWS] };
  const made = (kind: Kind, from = all, title = TITLE) => entryOf({ kind, words: [title] }, from, TODAY);

  it('begins an article with the first of everything that it must name', () => {
    expect(made('article')).toEqual({
      file: 'articles/new-yes.md',
      entry: {
        title: TITLE,
        path: '/blog/new-yes',
        author: 'ada',
        published: TODAY,
        category: 'news',
        topics: ['selling'],
        tags: ['Of c'],
        excerpt: expect.stringMatching(/^.{80,165}$/),
        related: ['c', 'b'],
        draft: true,
      },
    });
    expect(made('article', { ...all, articles: [] }).entry).toMatchObject({ tags: ['Tag'], related: [] });
    expect(made('article', { ...all, taxonomy: [NEWS] }).entry).toMatchObject({ topics: [] });
  });

  it('relates it to none that is a draft or appears later', () => {
    const [c, b, a] = articles as [(typeof articles)[0], (typeof articles)[0], (typeof articles)[0]];
    const unseen = [{ ...c, draft: true }, { ...b, published: '2031-01-01' }, a];
    expect(made('article', { ...all, articles: unseen }).entry).toMatchObject({ related: ['a'] });
  });

  it.each<[Kind, object]>([
    [
      'release',
      { title: TITLE, published: TODAY, summary: expect.stringMatching(/^.{50,165}$/), sample: true },
    ],
    ['opening', { slug: 'new-yes', title: TITLE, posted: TODAY, sample: true }],
    ['testimonial', { name: TITLE, avatar: expect.any(String), sample: true }],
    ['author', { id: 'new-yes', name: TITLE }],
  ])('marks a new %s as what it is', (kind, entry) => {
    expect(made(kind).entry).toMatchObject(entry);
  });

  it('plans an event two weeks ahead, over the end of a year too, and announces it today', () => {
    const entry = { id: 'new-yes', date: '2031-01-03', announced: TODAY, host: 'ada', sample: true };
    expect(made('event').entry).toMatchObject(entry);
  });

  it('makes an id of a title, where it has Latin letters and something needs one', () => {
    expect(made('page', all, 'Ünïq & Söhne').file).toBe('pages/uniq-sohne.md');
    expect(() => made('event', all, 'مقهى')).toThrow('No address can be made of "مقهى"');
    expect(made('testimonial', all, 'مقهى').entry).toMatchObject({ name: 'مقهى' });
  });
});
