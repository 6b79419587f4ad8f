import { describe, expect, it } from 'vitest';
import type { Problem } from '../problems';
import type { FrontMatter } from '../schemas/front-matter';
import type { Author, Category } from '../schemas/navigation';
import { type ArticleSource, checkArticles, resolveArticle } from './articles';

describe('resolveArticle', () => {
  const authors = [{ id: 'ada', name: 'Ada' } as Author];
  const category = (slug: string, kind: Category['kind']) =>
    ({ slug, kind, title: slug, audience: 'both', description: slug }) as Category;
  const categories = [category('news', 'blog'), category('guides', 'blog'), category('status', 'topic')];

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
    const resolved = resolveArticle(article, { authors, categories }, (problem) => problems.push(problem));
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
      [
        { category: 'newz' },
        'category "newz" is not a blog category of categories.json: did you mean "news"?',
      ],
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
      expect(resolveArticle(wrong, { authors: undefined, categories: undefined }, report)).toBeUndefined();
      expect(problems).toEqual([]);
    });
  });

  it('may do without topics where there is no list of them, and keeps what it named', () => {
    const withoutTopics = categories.filter(({ kind }) => kind !== 'topic');
    const problems: Problem[] = [];
    for (const topics of [[], ['status']]) {
      const resolved = resolveArticle(source({ topics }), { authors, categories: withoutTopics }, (one) =>
        problems.push(one),
      );
      expect(resolved?.topics).toEqual([]);
    }
    expect(problems).toEqual([]);
    expect(resolve(source({ topics: [] })).problems).toEqual(['topics must name at least one topic']);
  });
});

describe('checkArticles', () => {
  const TODAY = '2030-06-15';

  /** An article by its id, with what of its front matter these rules read. */
  const source = (id: string, front: Partial<FrontMatter> = {}) =>
    ({
      id,
      file: `articles/${id}.md`,
      front: {
        title: id,
        path: `/${id}`,
        excerpt: id,
        published: '2030-01-01',
        related: [],
        draft: false,
        ...front,
      },
    }) as unknown as ArticleSource;

  /** @returns each problem as `file field reason`; ids of further files are those that could not be read */
  function problemsOf(sources: ArticleSource[], unread: string[] = [], gone: string[] = []): string[] {
    const problems: Problem[] = [];
    const ids = new Set([...sources.map(({ id }) => id), ...unread]);
    const report = (problem: Problem) => problems.push(problem);
    const warn = (problem: Problem) => problems.push({ ...problem, reason: `(warning) ${problem.reason}` });
    const known = new Map(gone.map((id) => [`articles/${id}`, `/${id}`]));
    checkArticles({ sources, unsound: [], ids }, { today: TODAY, known }, report, warn);
    return problems.map(({ file, field, reason }) => `${file} ${field} ${reason}`);
  }

  describe('what two articles share', () => {
    it('is told of the later file, and names the earlier: of a copy, which has both, once', () => {
      expect(
        problemsOf([
          source('a', { title: 'One', path: '/x' }),
          source('b', { title: 'oNE', path: '/blog/x' }),
        ]),
      ).toEqual(['articles/b.md path is the same as in articles/a.md']);
      expect(
        problemsOf([source('a', { title: 'One', path: '/x' }), source('b', { title: 'oNE', path: '/y' })]),
      ).toEqual(['articles/b.md title is the same as in articles/a.md']);
    });

    it('is nothing where slugs only begin or end alike', () => {
      expect(problemsOf([source('a', { path: '/x-y' }), source('b', { path: '/blog/y' })])).toEqual([]);
    });
  });

  describe('updated', () => {
    it.each([
      ['2029-12-31', ['articles/a.md updated is earlier than published']],
      ['2030-01-01', []],
      ['2030-01-02', []],
    ])('%s of what was published on 2030-01-01', (updated, problems) => {
      expect(problemsOf([source('a', { updated })])).toEqual(problems);
    });
  });

  describe('a related article', () => {
    const reasonFor = (related: string[], other: ArticleSource, own: Partial<FrontMatter> = {}) =>
      problemsOf([source('a', { related, ...own }), other]);
    const later = (published: string) => source('b', { published });

    it('is one of two, as soon as there are two others', () => {
      const asked = 'articles/a.md related must name exactly two articles';
      expect(problemsOf([source('a')], ['b'])).toEqual([]);
      expect(problemsOf([source('a', { related: ['b'] })], ['b', 'c'])).toEqual([asked]);
      expect(problemsOf([source('a', { related: ['b', 'c'] })], ['b', 'c'])).toEqual([]);
    });

    it('that the world knew and that is gone is noted with what names another', () => {
      expect(problemsOf([source('a', { related: ['b', 'gone'] })], ['b', 'c'], ['gone'])).toEqual([
        'articles/a.md related.1 (warning) "gone" is gone: npm run check-content -- --fix --to /blog names another',
      ]);
    });

    it('is another one, named once, that exists', () => {
      expect(reasonFor(['b', 'a'], source('b'))).toEqual(['articles/a.md related.1 is the article itself']);
      expect(reasonFor(['bord'], source('bird'))).toEqual([
        'articles/a.md related.0 no article has the id "bord": did you mean "bird"?',
      ]);
      expect(reasonFor(['b'], source('b'))).toEqual([]);
    });

    it('is not judged where its file could not be read', () => {
      expect(problemsOf([source('a', { related: ['broken'] })], ['broken'])).toEqual([]);
    });

    it('is no draft, but of a draft', () => {
      const draft = source('b', { draft: true });
      expect(reasonFor(['b'], draft)).toEqual(['articles/a.md related.0 "b" is a draft']);
      expect(reasonFor(['b'], draft, { draft: true })).toEqual([]);
    });

    it('appears no later, on days to come', () => {
      expect(reasonFor(['b'], later('2030-06-16'))).toEqual([
        'articles/a.md related.0 "b" appears later, on 2030-06-16',
      ]);
      expect(reasonFor(['b'], later(TODAY))).toEqual([]);
      expect(reasonFor(['b'], later('2030-06-16'), { published: '2030-06-16' })).toEqual([]);
      expect(reasonFor(['b'], later('2030-06-17'), { published: '2030-06-16' })).toHaveLength(1);
    });
  });
});
