/** Smallest entries that pass every check, for an editor to fill: what `npm run new` writes. */
import { stringify } from 'yaml';
import type { Article, Author, Category } from '../../content';
import { slugOf } from '../rename/identity';

export type Draft = { title: string; today: string };

const EXCERPT =
  'Say in 80 to 165 characters what readers will know afterwards: search engines show this text.';
const SUMMARY = 'Say in 50 to 165 characters what this is about, for lists and for search engines.';
const WORDS = 'Replace this text.';

/** @returns the id of something with this title @throws Error where the title has no Latin letters to make one of */
export function idOf(title: string): string {
  const id = slugOf(title);
  if (!id) throw new Error(`No address can be made of "${title}": give it --slug in Latin letters`);
  return id;
}

/**
 * @param from articles newest first, authors and categories: an article starts with the first of each
 * @returns the text of a new article's file, a draft
 */
export function articleText(
  { title, today }: Draft,
  slug: string,
  from: { articles: readonly Article[]; authors: readonly Author[]; taxonomy: readonly Category[] },
): string {
  const named = (kind: Category['kind']) => from.taxonomy.find((category) => category.kind === kind)?.slug;
  const front = {
    title,
    path: `/blog/${slug}`,
    author: from.authors[0]?.id,
    published: today,
    category: named('blog'),
    topics: [named('topic') ?? []].flat(),
    tags: [from.articles[0]?.tags[0] ?? 'Tag'],
    excerpt: EXCERPT,
    related: from.articles.slice(0, 2).map(({ id }) => id),
    draft: true,
  };
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\nThe first paragraph.\n\n## A section\n\nIts text.\n`;
}

/** @returns the text of a new page's file, in no menu */
export function pageText({ title, today }: Draft): string {
  const front = { title, description: SUMMARY, updated: today, menu: [] };
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\nThe first paragraph.\n\n## A section\n\nIts text.\n`;
}

/** @returns the text of a new press release's file, marked as an example until it is written */
export function releaseText({ title, today }: Draft): string {
  const front = { title, published: today, summary: SUMMARY, sample: true };
  return `---\n${stringify(front, { lineWidth: 0 })}---\n\nThe first paragraph.\n`;
}

export function opening({ title, today }: Draft, slug: string) {
  return {
    slug,
    title,
    team: 'Team',
    summary: SUMMARY,
    about: [WORDS],
    does: [WORDS, WORDS, WORDS],
    brings: [WORDS, WORDS, WORDS],
    success: WORDS,
    posted: today,
    countries: ['Kenya'],
    hours: '9:00 to 17:00 UTC',
    sample: true,
  };
}

/** An event two weeks from now, announced today. */
export function event({ title, today }: Draft, id: string, host: string) {
  const date = new Date(`${today}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 14);
  return {
    id,
    title,
    type: 'Webinar',
    audience: 'both',
    date: date.toISOString().slice(0, 10),
    time: '18:00',
    minutes: 60,
    host,
    description: `Replace what ${title} is about.`,
    announced: today,
    sample: true,
  };
}

export function author({ title }: Draft, id: string) {
  return { id, name: title, role: 'Writer', sample: false };
}

export function testimonial({ title }: Draft, avatar: string) {
  return {
    sample: true,
    name: title,
    role: 'Role',
    company: 'City',
    text: `Replace what ${title} said.`,
    rating: 5,
    avatar,
  };
}
