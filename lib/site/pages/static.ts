import type { Content, PageEntry } from '../../content';
import { ALL_ARTICLES_PATH, blogPath } from '../paths';
import { type Crumb, definePage, latest, latestChange, type Page } from './page';

type Derived = { anchors?: readonly string[]; changed?: string | undefined };

/** What a page of pages.json shows from other files: ids that links may lead to, and the newest day among it. */
const DERIVED: Record<string, (content: Content) => Derived> = {
  '/help-center': ({ faqs }) => ({
    anchors: [...faqs.categories.map(({ id }) => id), ...faqs.faqs.map(({ slug }) => slug)],
  }),
  '/trust': ({ trust }) => ({ anchors: trust.answers.map(({ id }) => id) }),
  '/how-payouts-work': ({ payouts }) => ({ anchors: payouts.answers.map(({ id }) => id) }),
  '/community': ({ events }) => ({
    anchors: events.events.map(({ id }) => id),
    changed: latest(events.events.map(({ announced }) => announced)),
  }),
  '/press': ({ press, pressReleases }) => ({
    // A list with nothing in it has no section, so nothing to lead to.
    anchors: [
      ...(pressReleases.length > 0 ? ['releases'] : []),
      ...(press.news.length > 0 ? ['in-the-news'] : []),
      ...(press.kit.length > 0 ? ['media-kit'] : []),
    ],
    changed: latest(pressReleases.map(({ published }) => published)),
  }),
  '/careers': ({ careers }) => ({ changed: latest(careers.openings.map(({ posted }) => posted)) }),
  [ALL_ARTICLES_PATH]: ({ articles }) => ({ changed: latestChange(articles) }),
};

/** @returns the pages of pages.json but for the blog, which is a list, each a folder of app/, and those that are texts */
export function staticPages(content: Content): Page[] {
  const { markdownPages, site } = content;
  const titles = new Map(content.pages.map(({ path, title }) => [path, title]));
  return content.pages
    .filter(({ path }) => path !== blogPath())
    .map((entry) => {
      const { path, title, seoTitle, description, index } = entry;
      const slug = path.slice(1);
      const text = markdownPages.get(slug);
      const derived = DERIVED[path]?.(content);
      const headings = text?.headings.map(({ id }) => id) ?? [];
      return definePage({
        route: text ? '/[slug]' : path,
        ...(text && { params: { slug } }),
        kind: 'page',
        title,
        seoTitle,
        description,
        index,
        changed: latest([entry.updated, derived?.changed]),
        crumbs: crumbsTo(path, titles, content),
        anchors: [...entry.anchors, ...headings, ...(derived?.anchors ?? [])],
        card: pageCard(entry, site),
        source: text?.file ?? 'pages.json',
      });
    });
}

/** @returns what the social card of a page of pages.json says */
export function pageCard({ path, title }: PageEntry, site: Content['site']): NonNullable<Page['card']> {
  return {
    title: path === '/' ? site.tagline : title,
    label: site.product.name,
    note: new URL(site.url).host,
    palette: 'leaf',
  };
}

/** @returns the home page and the pages whose addresses are the beginning of this one */
export function crumbsTo(
  path: string,
  titles: ReadonlyMap<string, string>,
  content: Pick<Content, 'navigation'>,
): Crumb[] {
  if (path === '/') return [];
  const above = path.split('/').slice(1, -1);
  return [
    home(content),
    ...above.flatMap((_, index) => {
      const href = `/${above.slice(0, index + 1).join('/')}`;
      const label = titles.get(href);
      return label ? [{ label, href }] : [];
    }),
  ];
}

/** @returns the first step of every way */
export function home({ navigation }: Pick<Content, 'navigation'>): Crumb {
  return { label: navigation.words.page.home, href: '/' };
}
