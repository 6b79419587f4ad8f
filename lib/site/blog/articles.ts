/** What pages show of an article beyond its own fields. */
import type { Article, Category, Content } from '../../content';
import type { MarkdownHeading } from '../../content/markdown';
import type { Audience } from '../../content/schemas/common';
import { type Cover, coverOf } from '../../drawing/covers/cover';
import { articlePalette } from '../../drawing/covers/palettes';

/** An article with fewer sections than this is read without a table of contents. */
const CONTENTS_FROM_SECTIONS = 4;

/** @throws Error when there is none: a route only asks for what it listed itself */
export function articleAt(path: string, { articles }: Pick<Content, 'articles'>): Article {
  const article = articles.find((entry) => entry.path === path);
  if (!article) throw new Error(`content/articles has no article at ${path}`);
  return article;
}

/** @throws Error when there is none: a route only asks for what it listed itself */
export function categoryNamed(slug: string, { taxonomy }: Pick<Content, 'taxonomy'>): Category {
  const category = taxonomy.find((entry) => entry.slug === slug);
  if (!category) throw new Error(`content/categories.json has no category "${slug}"`);
  return category;
}

/** @returns the articles that `article` names as related, in its order (two: checked when content is read) */
export function relatedArticles(article: Article, { articles }: Pick<Content, 'articles'>): Article[] {
  return article.related.flatMap((id) => articles.find((entry) => entry.id === id) ?? []);
}

/** @returns the audience that most of the article's topics address; `both` when they are even */
export function articleAudience({ topics }: Pick<Article, 'topics'>): Audience {
  const earners = topics.filter(({ audience }) => audience === 'earner').length;
  const advertisers = topics.filter(({ audience }) => audience === 'advertiser').length;
  if (earners === advertisers) return 'both';
  return earners > advertisers ? 'earner' : 'advertiser';
}

/** @returns the sections for a table of contents; none when the article is too short to need one */
export function contentsOf({ headings }: Pick<Article, 'headings'>): MarkdownHeading[] {
  const sections = headings.filter(({ depth }) => depth === 2);
  return sections.length < CONTENTS_FROM_SECTIONS ? [] : sections;
}

export function articleCover(article: Pick<Article, 'title' | 'category' | 'drawing' | 'topics'>): Cover {
  const { title, category, drawing } = article;
  return coverOf(title, articlePalette(category, articleAudience(article)), drawing);
}
