import { describe, expect, it } from 'vitest';
import type { Problem } from '../problems';
import type { ArticleSource } from '../read/texts';
import type { Author, Category } from '../schemas/navigation';
import { resolveArticle } from './article';

const AUTHORS = new Map([['ada', { id: 'ada', name: 'Ada' } as Author]]);
const category = (slug: string, kind: Category['kind']) =>
  ({ slug, kind, title: slug, audience: 'both', description: slug }) as Category;
const CATEGORIES = new Map(
  [category('news', 'blog'), category('guides', 'blog'), category('status', 'topic')].map((one) => [
    one.slug,
    one,
  ]),
);

const source = (front: object = {}, words = 200) =>
  ({
    id: 'a',
    file: 'articles/a.md',
    front: {
      title: 'A',
      path: '/a',
      author: 'ada',
      category: 'news',
      topics: ['status'],
      ...front,
    },
    body: { words, headings: [], links: [], pictures: [], markdown: 'the body', html: 'the html' },
  }) as unknown as ArticleSource;

function resolve(article = source()) {
  const problems: Problem[] = [];
  const resolved = resolveArticle(article, AUTHORS, CATEGORIES, (problem) => problems.push(problem));
  return { resolved, problems: problems.map(({ field, reason }) => `${field} ${reason}`) };
}

it('puts author, category and topics in the place of their names', () => {
  const { resolved, problems } = resolve();
  expect(problems).toEqual([]);
  expect(resolved).toMatchObject({
    author: { name: 'Ada' },
    category: { slug: 'news' },
    topics: [{ slug: 'status' }],
    markdown: 'the body',
    html: 'the html',
  });
});

it.each([
  ['/a-guide', 'a-guide', '/blog/a-guide'],
  ['/blog/a-guide', 'a-guide', '/a-guide'],
])('knows the other form of %s', (path, slug, otherPath) => {
  expect(resolve(source({ path })).resolved).toMatchObject({ path, slug, otherPath });
});

it.each([
  [1, 1],
  [200, 1],
  [201, 2],
])('takes %d words to be read in %d minutes', (words, minutes) => {
  expect(resolve(source({}, words)).resolved).toMatchObject({ readMinutes: minutes, words });
});

describe('a name that nothing has', () => {
  it.each([
    [{ author: 'adda' }, 'author "adda" is not in authors.json: did you mean "ada"?'],
    [{ category: 'newz' }, 'category "newz" is not a blog category of categories.json: did you mean "news"?'],
    [
      { category: 'status' },
      'category "status" is not a blog category of categories.json: choose one of news, guides',
    ],
    [
      { topics: ['status', 'gossip'] },
      'topics.1 "gossip" is not a topic category of categories.json: choose one of status',
    ],
  ])('is told: %o', (front, problem) => {
    expect(resolve(source(front))).toEqual({ resolved: undefined, problems: [problem] });
  });

  it('is not judged where the file that would have it cannot be read', () => {
    const wrong = source({ author: 'nobody', category: 'gossip', topics: ['gossip'] });
    const problems: Problem[] = [];
    const report = (problem: Problem) => problems.push(problem);
    expect(resolveArticle(wrong, undefined, undefined, report)).toBeUndefined();
    expect(problems).toEqual([]);
  });
});

it('may do without topics where there is no list of them, and keeps what it named', () => {
  const withoutTopics = new Map([...CATEGORIES].filter(([, { kind }]) => kind !== 'topic'));
  const problems: Problem[] = [];
  for (const topics of [[], ['status']]) {
    const resolved = resolveArticle(source({ topics }), AUTHORS, withoutTopics, (one) => problems.push(one));
    expect(resolved?.topics).toEqual([]);
  }
  expect(problems).toEqual([]);
  expect(resolve(source({ topics: [] })).problems).toEqual(['topics must name at least one topic']);
});
