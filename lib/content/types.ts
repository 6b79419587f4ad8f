import type { MotifName } from '../drawing/covers/motifs';
import type { MarkdownHeading, MarkdownLink } from './markdown';
import type { Picture } from './read/pictures';
import type { JsonContent } from './read/registry';
import type { Facts } from './schemas/facts';
import type { PageFront } from './schemas/page';
import type { Author, Category } from './schemas/taxonomy';

export type Article = {
  /** File name without extension; what `related` refers to. */
  id: string;
  file: string;
  title: string;
  /** The document's title, where the heading is too long for one. */
  seoTitle?: string | undefined;
  /** Canonical path, either `/<slug>` or `/blog/<slug>`. */
  path: string;
  slug: string;
  /** The same slug in the other form, which redirects to `path`. */
  otherPath: string;
  /** Addresses that it had before. */
  aliases: string[];
  author: Author;
  /** `YYYY-MM-DD`, UTC. */
  published: string;
  updated: string | undefined;
  /** Shown by `next dev` only. */
  draft: boolean;
  /** Of the text, where it is not that of the site. */
  lang: string | undefined;
  /** What stands in the place of the drawn cover. */
  cover: Picture | undefined;
  /** What the drawn cover shows, where the article says so. */
  drawing: MotifName | undefined;
  /** Every picture that it shows, the cover among them. */
  pictures: Picture[];
  category: Category;
  topics: Category[];
  tags: string[];
  excerpt: string;
  /** Ids of the two related articles. */
  related: string[];
  /** Minutes at 200 words a minute, rounded up; computed from the body. */
  readMinutes: number;
  words: number;
  headings: MarkdownHeading[];
  /** Their lines are those of the file. */
  links: MarkdownLink[];
  /** Of the text with every placeholder filled. */
  digest: string;
  /** With every placeholder filled. */
  markdown: string;
  /** Sanitized. */
  html: string;
};

/** A page that is a text, at an address of one part. */
export type MarkdownPage = {
  file: string;
  path: string;
  /** The day that its front matter gives, itself or by a fact. */
  changed: string;
  front: PageFront;
  html: string;
  headings: MarkdownHeading[];
  links: MarkdownLink[];
  pictures: Picture[];
};

/** A press release, with an address of its own under /press. */
export type PressRelease = {
  slug: string;
  file: string;
  title: string;
  /** `YYYY-MM-DD`, UTC. */
  published: string;
  summary: string;
  /** Whether it is an example of what will stand there. */
  sample: boolean;
  html: string;
  headings: MarkdownHeading[];
  links: MarkdownLink[];
  pictures: Picture[];
};

/** All of content/, validated, resolved and sorted; what every page, feed and index is made from. */
export type Content = JsonContent & {
  facts: Facts;
  /** Blog categories, then topics, in the order of categories.json. */
  taxonomy: Category[];
  /** Newest first; equal days in the order of their titles. */
  articles: Article[];
  /** By slug. */
  markdownPages: ReadonlyMap<string, MarkdownPage>;
  /** Newest first. */
  pressReleases: PressRelease[];
  /** The day that the content is read for, `YYYY-MM-DD` in UTC: what is dated later has not appeared yet. */
  today: string;
};
