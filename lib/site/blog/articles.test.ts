import { describe, expect, it } from 'vitest';
import { type Category, content } from '../../content';
import { smallArticle, smallSite } from '../small-site.fixture';
import { articleAt, articleAudience, categoryNamed, contentsOf, relatedArticles } from './articles';

const topic = (audience: Category['audience']): Category => ({
  slug: audience,
  title: audience,
  description: audience,
  audience,
  kind: 'topic',
});

describe('articleAudience', () => {
  it.each([
    ['earner', ['earner', 'both']],
    ['advertiser', ['advertiser', 'advertiser', 'earner']],
    ['both', ['earner', 'advertiser']],
    ['both', ['both']],
  ] as const)('is %s for topics of %j', (expected, audiences) => {
    expect(articleAudience({ topics: audiences.map(topic) })).toBe(expected);
  });
});

it('relates exactly the two articles that the front matter names, in its order', () => {
  for (const article of content().articles) {
    expect(relatedArticles(article, content()).map(({ id }) => id)).toEqual(article.related);
  }
});

it('finds an article by its canonical path and by nothing else', () => {
  const article = smallArticle('one');
  const content = smallSite({ articles: [article, smallArticle('two')] });
  expect(articleAt(article.path, content)).toBe(article);
  expect(() => articleAt(article.otherPath, content)).toThrow(article.otherPath);
});

it('finds a category by its slug and by nothing else', () => {
  const taxonomy = (['earner', 'advertiser'] as const).map(topic);
  expect(categoryNamed('advertiser', { taxonomy })).toBe(taxonomy[1]);
  expect(() => categoryNamed('nobody', { taxonomy })).toThrow('no category "nobody"');
});

it('lists sections only where there are enough to need a table of contents', () => {
  const heading = (depth: number) => ({ id: 'x', text: 'X', depth, line: 1 });
  expect(contentsOf({ headings: [2, 3, 2, 2].map(heading) })).toEqual([]);
  expect(contentsOf({ headings: [2, 3, 2, 2, 2].map(heading) })).toHaveLength(4);
});
