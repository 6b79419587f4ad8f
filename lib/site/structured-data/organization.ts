import type { OrganizationLeaf, WithContext } from 'schema-dts';
import type { Site } from '@/lib/content';

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
export function organization(site: Site): WithContext<OrganizationLeaf> {
  const { address } = site;
  return {
    '@context': 'https://schema.org',
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
