import type { BlogPosting, BreadcrumbList, EventLeaf, FAQPage, ItemList, JobPosting } from 'schema-dts';
import type { Article, Site } from '@/lib/content';
import { markdownText } from '@/lib/content/markdown';
import type { Opening } from '@/lib/content/schemas/company';
import { openingPath } from '@/lib/site/paths';
import { organizationId, organizationStub } from './site';

/**
 * One article (https://schema.org/BlogPosting).
 * @param image absolute address of its social card
 */
export function blogPosting(article: Article, image: string, site: Site): BlogPosting {
  const url = site.url + article.path;
  const { author } = article;
  return {
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt,
    url,
    mainEntityOfPage: url,
    image,
    datePublished: article.published,
    dateModified: article.updated ?? article.published,
    author:
      author.team || author.sample
        ? { '@type': 'Organization', name: author.name, parentOrganization: { '@id': organizationId(site) } }
        : { '@type': 'Person', name: author.name, jobTitle: author.role },
    publisher: organizationStub(site),
    articleSection: article.category.title,
    keywords: article.tags,
    wordCount: article.words,
    timeRequired: `PT${article.readMinutes}M`,
    inLanguage: article.lang ?? 'en',
  };
}

/**
 * One community event (https://schema.org/Event). Its place is online, at the address where visitors register.
 * @param path of the page, with the event's anchor
 */
export function onlineEvent(
  event: { title: string; description: string; host: string | undefined; starts: Date; ends: Date },
  path: string,
  site: Site,
): EventLeaf {
  const url = site.url + path;
  return {
    '@type': 'Event',
    name: event.title,
    description: event.description,
    url,
    startDate: event.starts.toISOString(),
    endDate: event.ends.toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    isAccessibleForFree: true,
    ...(event.host && { performer: { '@type': 'Person', name: event.host } }),
    organizer: organizationStub(site),
  };
}

/**
 * One remote, full-time opening, identified by its own page (https://schema.org/JobPosting,
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobPosting(opening: Opening, site: Site): JobPosting {
  const path = openingPath(opening.slug);
  return {
    '@type': 'JobPosting',
    title: opening.title,
    description: descriptionHtml(opening),
    url: site.url + path,
    identifier: { '@type': 'PropertyValue', name: site.legalName, value: path },
    datePosted: opening.posted,
    employmentType: 'FULL_TIME',
    workHours: opening.hours,
    jobLocationType: 'TELECOMMUTE',
    ...(opening.countries.length > 0 && {
      applicantLocationRequirements: opening.countries.map((name) => ({ '@type': 'Country' as const, name })),
    }),
    hiringOrganization: organizationStub(site),
    directApply: false,
  };
}

/** Job search engines read this property as HTML. */
function descriptionHtml({ about, does, brings, success }: Opening): string {
  const tag = (name: string, text: string) =>
    `<${name}>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</${name}>`;
  const list = (points: readonly string[]) => `<ul>${points.map((point) => tag('li', point)).join('')}</ul>`;
  return [...about.map((text) => tag('p', text)), list(does), list(brings), tag('p', success)].join('');
}

/**
 * The way to a page, as its breadcrumb shows it (https://schema.org/BreadcrumbList).
 * @param title the page's own; it needs no address, being the last
 */
export function breadcrumbList(
  crumbs: readonly { label: string; href: string }[],
  title: string,
  site: Site,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, { label: title, href: undefined }].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: site.url + href }),
    })),
  };
}

/**
 * Questions that a page answers in full (https://schema.org/FAQPage).
 * @returns nothing for a page without questions
 */
export function faqPage(faqs: readonly { question: string; answer: string }[]): FAQPage | undefined {
  if (faqs.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: markdownText(answer) },
    })),
  };
}

/**
 * What one page of a listing shows, in its order (https://schema.org/ItemList); the names stand on the pages themselves.
 * @param before how many entries the pages before it show
 * @returns nothing for a list without entries, which says nothing
 */
export function itemList(
  name: string,
  items: readonly { path: string }[],
  site: Site,
  before = 0,
): ItemList | undefined {
  if (items.length === 0) return undefined;
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map(({ path }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: site.url + path,
    })),
  };
}
