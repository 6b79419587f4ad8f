import { expect, it } from 'vitest';
import type { Article } from '../content';
import { tagsOf } from './listings';

it('lists for each tag the articles that have it, and no other that speaks of it', () => {
  const article = (id: string, ...tags: string[]) => ({ id, title: `Status ads ${id}`, tags }) as Article;
  const tags = tagsOf({
    articles: [
      article('a', 'Status ads', 'Kenya'),
      article('b', 'Kenya'),
      article('c', 'status Ads', 'Status ads'),
    ],
  });
  expect(tags.map(({ slug, title, articles }) => [slug, title, articles.map(({ id }) => id)])).toEqual([
    ['status-ads', 'Status ads', ['a', 'c']],
    ['kenya', 'Kenya', ['a', 'b']],
  ]);
});
