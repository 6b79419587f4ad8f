import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { NEWS, SELLING, smallArticle } from '../../site/small-site.fixture';
import { articleText, author, event, idOf, opening, releaseText, testimonial } from './entries';

const DRAFT = { title: 'New: “yes”', today: '2030-12-20' };
const frontOf = (text: string) =>
  parse(/^---\n([\s\S]*?)---\n\nThe first paragraph\.\n/.exec(text)?.[1] ?? '');

it('begins an article with the first of everything that it must name', () => {
  const articles = ['c', 'b', 'a'].map((id) => smallArticle(id, { tags: [`Of ${id}`] }));
  const ada = { id: 'ada', name: 'Ada', role: 'Writer', team: false, sample: false };
  const from = { articles, authors: [ada], taxonomy: [SELLING, NEWS] };
  const text = articleText(DRAFT, 'new-yes', from);
  expect(frontOf(text)).toEqual({
    title: 'New: “yes”',
    path: '/blog/new-yes',
    author: 'ada',
    published: '2030-12-20',
    category: 'news',
    topics: ['selling'],
    tags: ['Of c'],
    excerpt: expect.stringMatching(/^.{80,165}$/),
    related: ['c', 'b'],
    draft: true,
  });
  expect(text).toMatch(/\n\n## A section\n\nIts text\.\n$/);
  expect(frontOf(articleText(DRAFT, 'new', { ...from, articles: [] })).tags).toHaveLength(1);
});

it('marks what is not written yet as an example', () => {
  expect(frontOf(releaseText(DRAFT))).toEqual({
    title: 'New: “yes”',
    published: '2030-12-20',
    summary: expect.stringMatching(/^.{50,165}$/),
    sample: true,
  });
  expect(opening(DRAFT, 'new')).toMatchObject({
    slug: 'new',
    title: 'New: “yes”',
    posted: '2030-12-20',
    sample: true,
  });
  expect(testimonial(DRAFT, 'amina')).toMatchObject({ name: 'New: “yes”', avatar: 'amina', sample: true });
  expect(author(DRAFT, 'new')).toMatchObject({ id: 'new', name: 'New: “yes”' });
});

it('plans an event two weeks ahead, over the end of a year too, and announces it today', () => {
  expect(event(DRAFT, 'new', 'ada')).toMatchObject({
    id: 'new',
    date: '2031-01-03',
    announced: '2030-12-20',
    host: 'ada',
    sample: true,
  });
});

it('makes an id of a title, where it has Latin letters', () => {
  expect(idOf('Ünïq & Söhne')).toBe('uniq-sohne');
  expect(() => idOf('مقهى')).toThrow('No address can be made of "مقهى"');
});

it('names no topic where there is none', () => {
  const from = { articles: [], authors: [], taxonomy: [NEWS] };
  expect(frontOf(articleText(DRAFT, 'new', from)).topics).toEqual([]);
});
