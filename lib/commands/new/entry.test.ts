import { expect, it } from 'vitest';
import { NEWS, SELLING, smallArticle } from '../../site/small-site.fixture';
import { entryOf, type Kind } from './add';

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
