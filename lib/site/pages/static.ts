import type { Content, PageEntry } from '../../content';
import { blogPath } from '../paths';
import { API_IS_EMBEDDED } from '../pricing/base-url';
import { bookable } from '../pricing/embedded';
import { type Crumb, definePage, latest, latestChange, type Page } from './page';

type Derived = {
  /** What each section lists, by its id: with nothing in it there is no section. A file that cannot be read hides none. */
  sections?: Readonly<Record<string, readonly unknown[] | undefined>>;
  entries?: readonly string[];
  changed?: string | undefined;
};

/** What a page of pages.json shows from other files. */
const DERIVED: Record<string, (content: Content) => Derived> = {
  '/': ({ home, pricing }: Partial<Content>) => ({
    sections: {
      features: home?.features,
      'how-it-works': home?.steps,
      pricing: API_IS_EMBEDDED && pricing ? bookable(pricing) : undefined,
      'get-started': home?.doors,
    },
  }),
  '/about-us': ({ about }: Partial<Content>) => ({ sections: { vision: about?.vision } }),
  '/advertiser-guide': ({ advertiserGuide }: Partial<Content>) => ({
    sections: { 'campaign-types': advertiserGuide?.campaignTypes },
  }),
  '/earn-money': ({ earnMoney }: Partial<Content>) => ({ sections: { programs: earnMoney?.programs } }),
  '/whatsapp-earning-guide': ({ earningGuide }: Partial<Content>) => ({
    sections: { steps: earningGuide?.steps, tiers: earningGuide?.tiers },
  }),
  '/help-center': ({ faqs }) => ({
    entries:
      faqs.faqs.length > 0
        ? [...faqs.categories.map(({ id }) => id), ...faqs.faqs.map(({ slug }) => slug)]
        : [],
  }),
  '/trust': ({ trust }) => ({ entries: trust.answers.map(({ id }) => id) }),
  '/how-payouts-work': ({ payouts, pricing }) => ({
    sections: { countries: (pricing as Content['pricing'] | undefined)?.countries },
    entries: payouts.answers.map(({ id }) => id),
  }),
  '/community': ({ events }) => ({
    sections: { events: events.events },
    entries: events.events.map(({ id }) => id),
    changed: latest(events.events.map(({ announced }) => announced)),
  }),
  '/press': ({ press, pressReleases }) => ({
    sections: { releases: pressReleases, 'in-the-news': press.news, 'media-kit': press.kit },
    changed: latest(pressReleases.map(({ published }) => published)),
  }),
  '/careers': ({ careers }) => ({ changed: latest(careers.openings.map(({ posted }) => posted)) }),
  '/blog/all': ({ articles }) => ({ changed: latestChange(articles) }),
};

/** @returns the pages of pages.json but for the blog, which is a list, each a folder of app/, and those that are texts */
export function staticPages(content: Content): Page[] {
  return content.pages.filter(({ path }) => path !== blogPath()).map((entry) => staticPage(entry, content));
}

/** @returns the page of an entry of pages.json */
export function staticPage(
  { path, title, seoTitle, description, index, anchors, updated }: PageEntry,
  content: Content,
): Page {
  const { markdownPages, site } = content;
  const text = markdownPages.get(path.slice(1));
  const { sections = {}, entries, changed } = DERIVED[path]?.(content) ?? {};
  const shown = Object.keys(sections).filter((id) => sections[id]?.length !== 0);
  const empty = entries?.length === 0 || shown.length < Object.keys(sections).length;
  const headings = text?.headings.map(({ id }) => id) ?? [];
  return definePage({
    route: text ? '/[slug]' : path,
    path,
    kind: 'page',
    title,
    seoTitle,
    description,
    index,
    changed: latest([updated, changed]),
    crumbs: crumbsTo(path, content),
    anchors: [...anchors, ...headings, ...shown, ...(entries ?? [])],
    ...(empty && { anyAnchor: true as const }),
    card: {
      title: path === '/' ? site.tagline : title,
      label: site.product.name,
      note: new URL(site.url).host,
      palette: 'leaf',
    },
    source: text?.file ?? 'pages.json',
  });
}

/** @returns the home page and the pages whose addresses are the beginning of this one */
export function crumbsTo(path: string, content: Pick<Content, 'navigation' | 'pages'>): Crumb[] {
  if (path === '/') return [];
  const above = content.pages
    .filter((page) => page.path !== '/' && path.startsWith(`${page.path}/`))
    .sort((a, b) => a.path.length - b.path.length);
  const home = { label: content.navigation.words.page.home, href: '/' };
  return [home, ...above.map(({ path: href, title: label }) => ({ label, href }))];
}
