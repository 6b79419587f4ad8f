import type { Content } from '../content';
import { onceFor } from './once-for';
import { type Crumb, pageAt, sitePages } from './pages';
import { webPage } from './structured-data/site';
import { breadcrumbList } from './structured-data/things';

export type Trail = ReturnType<typeof trailTo>;

/**
 * @param title what the page calls itself, which ends the way and is no link: short, where its heading is a sentence
 * @returns the way from the home page to a page, for visitors and for search engines
 * @throws Error when there is no page at this address
 */
export function trailTo(path: string, title: string, content: Content) {
  const { crumbs } = pageAt(path, content);
  return {
    label: content.navigation.words.page.crumbs,
    crumbs,
    title,
    data: breadcrumbList(crumbs, title, content.site),
  };
}

/** @returns the head of a page of pages.json, with what search engines are told @throws Error when its entry has none */
export function headOf(path: string, content: Content) {
  const { masthead } = content.pages.find((entry) => entry.path === path) ?? {};
  if (!masthead) throw new Error(`content/pages.json  ${path}  has no masthead`);
  return { ...masthead, data: webPage(pageAt(path, content), content.site) };
}

/** @returns the articles that a page of pages.json leads to, and what stands above them */
export function readNextOf(path: string, { articles, blog, pages }: Content) {
  const reads = pages.find((page) => page.path === path)?.reads ?? [];
  return {
    title: blog.article.related,
    articles: reads.flatMap((id) => articles.find((article) => article.id === id) ?? []),
  };
}

/** @returns links to pages of the site under their titles */
export function linksTo(paths: readonly string[], content: Content): Crumb[] {
  const { home } = content.navigation.words.page;
  return paths.map((href) => ({ href, label: href === '/' ? home : pageAt(href, content).title }));
}

/** @returns the menus of header and footer without links to a section whose list is empty, the same object for the same content */
export const standingMenus = onceFor((content: Content): Content['navigation'] => {
  const pages = new Map(sitePages(content).map((page) => [page.path, page]));
  const standing = <Link extends { href: string }>(links: readonly Link[]) =>
    links.filter(({ href }) => {
      const [path = '', hash] = href.split('#');
      const page = pages.get(path);
      return !hash || !page?.anyAnchor || page.anchors.includes(hash);
    });
  const { navigation } = content;
  const { company, resources } = navigation.footer;
  return {
    ...navigation,
    header: standing(navigation.header),
    more: standing(navigation.more),
    footer: { company: standing(company), resources: standing(resources) },
  };
});

type Claim = keyof Content['navigation']['words']['claims'] & keyof Content['facts'];

/** @returns what each claim of a page comes to and how it is meant, with the line that says whose figures they are */
export function claimsOf(names: readonly Claim[], { cast, facts, navigation }: Content) {
  return {
    note: cast.claims,
    claims: names.map((name) => ({
      name: navigation.words.claims[name],
      figure: facts[name].text,
      method: facts[name].method ?? '',
    })),
  };
}
