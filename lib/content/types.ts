import type { Picture } from './read/pictures';
import type { JsonContent } from './read/registry';
import type { TextBody } from './read/text-body';
import type { FrontMatter } from './schemas/article';
import type { Facts } from './schemas/facts';
import type { PageFront } from './schemas/page';
import type { ReleaseFront } from './schemas/press';
import type { Author, Category } from './schemas/taxonomy';

/** An article: its front matter, its text, and what both refer to. */
export type Article = Omit<FrontMatter, 'author' | 'category' | 'topics' | 'cover'> &
  TextBody & {
    /** File name without extension; what `related` refers to. */
    id: string;
    file: string;
    slug: string;
    /** The same slug in the other form, which redirects to `path`. */
    otherPath: string;
    author: Author;
    category: Category;
    topics: Category[];
    /** What stands in the place of the drawn cover; it is among the `pictures` too. */
    cover: Picture | undefined;
    /** Minutes at 200 words a minute, rounded up; computed from the body. */
    readMinutes: number;
    /** Of the text with every placeholder filled. */
    digest: string;
  };

/** A page that is a text, at an address of one part. */
export type MarkdownPage = TextBody & {
  file: string;
  path: string;
  /** The day that its front matter gives, itself or by a fact. */
  changed: string;
  front: PageFront;
};

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
