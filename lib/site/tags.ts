/** Tags of articles: what has one, and how its list is addressed. */
import { slug as tagSlug } from 'github-slugger';
import type { Article, Content } from '../content';

export type Tag = { slug: string; title: string; articles: Article[] };

/** A tag as its address has it: those that differ in case or punctuation alone are one. */
export { tagSlug };

/** @returns every tag with exactly the articles that have it, newest first */
export function tagsOf({ articles }: Pick<Content, 'articles'>): Tag[] {
  const tags = new Map<string, Tag>();
  for (const article of articles) {
    for (const title of article.tags) {
      const name = tagSlug(title);
      const tag = tags.get(name) ?? { slug: name, title, articles: [] };
      if (tag.articles.at(-1) !== article) tag.articles.push(article);
      tags.set(name, tag);
    }
  }
  return [...tags.values()];
}
