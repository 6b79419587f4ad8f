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

/** @returns the menus with the pages that say where they are linked; one that is there already is reported */
export function withPages(navigation: Navigation, pages: Pages, report: Report): Navigation {
  const { more, footer } = navigation;
  return {
    ...navigation,
    more: [...more, ...linked('header', more)],
    footer: {
      company: [...footer.company, ...linked('company', footer.company)],
      resources: [...footer.resources, ...linked('resources', footer.resources)],
    },
  };

  function linked(place: MarkdownPage['front']['menu'][number], there: readonly { href: string }[]) {
    return [...pages.values()]
      .filter(({ front }) => front.menu.includes(place))
      .map(({ path, file, front: { title, menu, menuLabel, menuText } }) => {
        if (there.some(({ href }) => href === path)) {
          const field = `menu.${menu.indexOf(place)}`;
          report({
            file,
            field,
            reason: `"${place}" has it already, in navigation.json: take one of the two`,
          });
        }
        return { label: menuLabel ?? title, href: path, ...(menuText && { text: menuText }) };
      });
  }
}
