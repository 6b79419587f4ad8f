/** What follows from the pages of content/pages: entries of the list of pages, and links in the menus. */
import type { Report } from '../problems';
import type { Navigation, PageEntry } from '../schemas/navigation';
import type { MarkdownPage } from '../types';

type Pages = ReadonlyMap<string, MarkdownPage>;

/** Takes away each page that stands at an address of pages.json, and reports it. */
export function withoutListed(
  pages: Map<string, MarkdownPage>,
  listed: readonly Pick<PageEntry, 'path'>[],
  report: Report,
): void {
  for (const [slug, { path, file }] of pages) {
    if (!listed.some((entry) => entry.path === path)) continue;
    pages.delete(slug);
    const reason = `cannot be at ${path}, which is a page of pages.json: rename the file`;
    report({ file, field: '(name)', reason });
  }
}

/** @returns entries as pages.json has them */
export function pageEntries(pages: Pages): PageEntry[] {
  return [...pages.values()].map(({ path, changed, front }) => {
    const { title, seoTitle, description, index, reads, eyebrow, heading, lead } = front;
    const masthead = { title: heading ?? title, eyebrow, lead };
    return { path, title, seoTitle, description, masthead, reads, anchors: [], index, updated: changed };
  });
}

/** @returns the menus with the pages that say where they are linked; what is there already, or shown nowhere, is reported */
export function withPages(navigation: Navigation, pages: Pages, report: Report): Navigation {
  const { more, footer } = navigation;
  const menus = { header: more, company: footer.company, resources: footer.resources };
  const linked: { place: keyof typeof menus; link: Navigation['more'][number] }[] = [];
  for (const { path, file, front } of pages.values()) {
    const { title, menu, menuLabel, menuText } = front;
    const label = menuLabel ?? title;
    for (const [at, place] of menu.entries()) {
      linked.push({ place, link: { label, href: path, ...(menuText && { text: menuText }) } });
      if (!menus[place].some(({ href }) => href === path)) continue;
      const reason = `"${place}" has it already, in navigation.json: take one of the two`;
      report({ file, field: `menu.${at}`, reason });
    }
  }
  const whole = (place: keyof typeof menus) => [
    ...menus[place],
    ...linked.flatMap((one) => (one.place === place ? one.link : [])),
  ];
  const columns = { company: whole('company'), resources: whole('resources') };
  return { ...navigation, more: whole('header'), footer: columns };
}
