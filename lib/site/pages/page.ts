import type { Article } from '../../content';
import type { Picture } from '../../content/pictures';
import type { MotifName } from '../../drawing/covers/motifs';
import type { PaletteName } from '../../drawing/covers/palettes';

export type Crumb = { label: string; href: string };

/** One document of the site, with what every view of it needs. */
export type Page = {
  /** The folder of app/ that renders it, as Next writes it: `/category/[category]/page/[page]`. */
  route: string;
  path: string;
  kind: 'page' | 'article' | 'listing' | 'tag' | 'release' | 'opening' | 'form' | 'notice';
  title: string;
  /** The document's title, where it is not made from `title`. */
  seoTitle?: string | undefined;
  description: string;
  /** `false` keeps it out of the sitemap and asks search engines to leave it out. */
  index: boolean;
  /** The day that what it shows last changed, `YYYY-MM-DD` in UTC, where that is known. */
  changed: string | undefined;
  /** The way to it from the home page, without itself. */
  crumbs: readonly Crumb[];
  /** Ids on the page that links may lead to. */
  anchors: readonly string[];
  /** A list of it is empty: a link to what stood there leads to the head of the page, and is no mistake. */
  anyAnchor?: true;
  /** The social card drawn for it; without one it shows that of the page at `cardOf`. */
  card?: {
    title: string;
    label: string;
    note: string;
    palette: PaletteName;
    drawing?: MotifName | undefined;
    photo?: Picture | undefined;
  };
  cardOf: string;
  /** A feed of the page's own, named beside that of the whole blog. */
  feed?: { title: string; path: string };
  article?: { published: string; updated: string | undefined; author: string; tags: readonly string[] };
  listing?: Listing;
  source: string;
};

export type Listing = {
  /** Counted from 1, and how many there are. */
  page: number;
  pages: number;
  articles: readonly Article[];
  /** Articles on the pages before, and on all of them. */
  before: number;
  total: number;
};

type Optional = 'path' | 'index' | 'changed' | 'crumbs' | 'anchors' | 'cardOf';
export type PageFields = Omit<Page, Optional> & Partial<Pick<Page, Optional>>;

/** @returns the page with what holds where nothing is said: its address is that of its route, where that has no parameters */
export function definePage(fields: PageFields): Page {
  const { path = fields.route } = fields;
  return { index: true, changed: undefined, crumbs: [], anchors: [], cardOf: path, path, ...fields };
}

/** @returns the latest of some days; undefined when there is none */
export function latest(days: readonly (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}

export function latestChange(
  articles: readonly Pick<Article, 'published' | 'updated'>[],
): string | undefined {
  return latest(articles.map(({ published, updated }) => updated ?? published));
}
