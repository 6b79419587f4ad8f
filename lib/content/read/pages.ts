/** Pages that are texts: their files, their entries in the list of pages, and their links in the menus. */
import type { Report } from '../problems';
import type { Fact } from '../schemas/base';
import { type PageFront, pageSchema } from '../schemas/front-matter';
import type { Navigation, PageEntry } from '../schemas/navigation';
import type { Filler } from './filler';
import { readTexts, type TextBody } from './texts';

/** A page that is a text, at an address of one part. */
export type MarkdownPage = TextBody & {
  file: string;
  path: string;
  /** The day that its front matter gives, itself or by a fact. */
  changed: string;
  front: PageFront;
};
type Pages = ReadonlyMap<string, MarkdownPage>;
type Others = {
  /** By which pages may be dated. */
  facts: Readonly<Record<string, Fact | undefined>>;
  /** Those of pages.json, whose addresses are taken. */
  listed: readonly Pick<PageEntry, 'path'>[];
};

/**
 * Reads content/pages/*.md; the file's name is the page's address.
 * @returns those that are sound, by slug, and the slugs of all
 */
export function readMarkdownPages(
  contentDir: string,
  filler: Filler,
  { facts, listed }: Others,
  report: Report,
) {
  const { texts, ids } = readTexts(contentDir, 'pages', pageSchema, filler, report);
  const pages = texts.flatMap(({ id, file, front, body }): MarkdownPage[] => {
    const path = `/${id}`;
    const { updated } = front;
    const changed = /^\d/.test(updated) ? updated : facts[updated]?.date;
    if (!changed) report({ file, field: 'updated', reason: `"${updated}" is no fact that has a date` });
    const taken = listed.some((entry) => entry.path === path);
    const reason = `cannot be at ${path}, which is a page of pages.json: rename the file`;
    if (taken) report({ file, field: '(name)', reason });
    return changed && !taken ? [{ ...body, file, path, changed, front }] : [];
  });
  return { pages: new Map(pages.map((page) => [page.path.slice(1), page])), slugs: ids };
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
    const { title, menu, menuLabel } = front;
    const label = menuLabel ?? title;
    for (const [at, place] of menu.entries()) {
      linked.push({ place, link: { label, href: path } });
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
