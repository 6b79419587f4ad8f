import type { JsonContent } from './read/registry';
import type { TextBody } from './read/text-body';
import type { MarkdownPage } from './read/texts';
import type { Article } from './resolve/article';
import type { Facts } from './schemas/facts';
import type { ReleaseFront } from './schemas/front-matter';
import type { Category } from './schemas/navigation';

export type { Article, MarkdownPage };

/** A press release, with an address of its own under /press. */
export type PressRelease = TextBody & ReleaseFront & { slug: string; file: string };

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
