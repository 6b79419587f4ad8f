import type { OrganizationLeaf, SearchActionLeaf, WebPage, WebSite, WithActionConstraints } from 'schema-dts';
import type { Site } from '@/lib/content';
import { blogPath } from '@/lib/site/paths';
import type { Page } from '../pages';

/** @returns the name by which structured data on any page refers to the company */
export function organizationId(site: Site): string {
  return `${site.url}/#organization`;
}

/** The company in short, for data that is about something else: publisher, organizer, employer. */
export function organizationStub(site: Site): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.product.name,
    url: site.url,
    logo: `${site.url}/icon.svg`,
  };
}

/** The company, as the footer shows it (https://schema.org/Organization). */
export function organization(site: Site): OrganizationLeaf {
  const { address } = site;
  return {
    ...organizationStub(site),
    legalName: site.legalName,
    description: site.tagline,
    foundingDate: String(site.founded),
    email: site.email,
    telephone: site.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: site.supportEmail,
      telephone: site.phone,
    },
    ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
  };
}

/** The site and the search that it offers (https://schema.org/WebSite, https://schema.org/docs/actions.html). */
export function webSite(site: Site): WebSite {
  return {
    '@type': 'WebSite',
    name: site.product.name,
    url: site.url,
    description: site.tagline,
    inLanguage: 'en',
    publisher: { '@id': organizationId(site) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.url}${blogPath()}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    } as WithActionConstraints<SearchActionLeaf>,
  };
}

/** One document (https://schema.org/WebPage). */
export function webPage({ path, title, description, changed }: Page, site: Site): WebPage {
  return {
    '@type': 'WebPage',
    name: title,
    description,
    url: site.url + path,
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', name: site.product.name, url: site.url },
    publisher: { '@id': organizationId(site) },
    ...(changed && { dateModified: changed }),
  };
}
