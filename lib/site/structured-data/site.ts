import type {
  OrganizationLeaf,
  SearchActionLeaf,
  Thing,
  WebPage,
  WebSite,
  WithActionConstraints,
} from 'schema-dts';
import type { Content, Point, Site } from '@/lib/content';
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

/** Kinds of page that search engines tell apart (https://schema.org/WebPage); all others are plain ones. */
const TYPES: Readonly<Record<string, 'AboutPage' | 'ContactPage' | 'CollectionPage'>> = {
  '/about-us': 'AboutPage',
  '/contact': 'ContactPage',
  '/careers': 'CollectionPage',
  '/press': 'CollectionPage',
  '/community': 'CollectionPage',
};

/** What a page is about, where that is a thing of its own. */
const SUBJECTS: Readonly<Record<string, (content: Content) => Thing[]>> = {
  '/about-us': ({ site }) => [organizationStub(site)],
  '/contact': ({ site }) => [
    {
      ...organizationStub(site),
      contactPoint: [
        contactPoint('customer support', site.supportEmail, site.phone),
        contactPoint('sales', site.email, site.phone),
      ],
    },
  ],
  '/download': (content) => [
    mobileApplication(content),
    ...howTo('How to start earning', content.download.steps, content),
  ],
  '/advertiser-guide': (content) => [
    advertising(content),
    ...howTo('How to run a campaign', content.advertiserGuide.steps, content),
  ],
  '/whatsapp-earning-guide': (content) => howTo('How to start earning', content.earningGuide.steps, content),
};

/** One document, what kind it is and what it is about (https://schema.org/WebPage). */
export function webPage(page: Page, content: Content): WebPage {
  const { path, title, description, changed, kind } = page;
  const { site } = content;
  const subjects = SUBJECTS[path]?.(content) ?? [];
  return {
    '@type': TYPES[path] ?? (kind === 'listing' ? 'CollectionPage' : 'WebPage'),
    name: title,
    description,
    url: site.url + path,
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', name: site.product.name, url: site.url },
    publisher: { '@id': organizationId(site) },
    ...(changed && { dateModified: changed }),
    ...(subjects.length > 0 && { mainEntity: subjects }),
  } as WebPage;
}

function contactPoint(contactType: string, email: string, telephone: string) {
  return { '@type': 'ContactPoint' as const, contactType, email, telephone, availableLanguage: 'en' };
}

/** https://schema.org/HowTo; none where there are no steps. */
function howTo(name: string, steps: readonly Point[], { site }: Content): Thing[] {
  if (steps.length === 0) return [];
  const step = steps.map(({ title, text }) => ({ '@type': 'HowToStep' as const, name: title, text }));
  return [{ '@type': 'HowTo', name: `${name} with ${site.product.name}`, step }];
}

/** The app that earners take from the store (https://schema.org/MobileApplication). */
function mobileApplication({ site }: Content): Thing {
  return {
    '@type': 'MobileApplication',
    name: site.product.name,
    description: site.tagline,
    operatingSystem: 'Android',
    applicationCategory: 'BusinessApplication',
    installUrl: site.storeUrl,
    offers: { '@type': 'Offer', price: '0', priceCurrency: site.currency },
    publisher: { '@id': organizationId(site) },
  };
}

/** What advertisers buy: views of an ad, from the displayed cost, in campaigns from the least budget. */
function advertising({ site, facts, pricing }: Content): Thing {
  const { value: view = 0 } = facts.costPerView;
  const { value: least = 0 } = facts.minimumBudget;
  return {
    '@type': 'Service',
    name: `${site.product.name} status ads`,
    serviceType: 'WhatsApp Status advertising',
    provider: organizationStub(site),
    url: site.advertiserUrl,
    ...(pricing.countries.length > 0 && {
      areaServed: pricing.countries.map(({ name }) => ({ '@type': 'Country' as const, name })),
    }),
    offers: [
      {
        '@type': 'Offer',
        name: 'A campaign',
        priceSpecification: { '@type': 'PriceSpecification', minPrice: least, priceCurrency: site.currency },
      },
      {
        '@type': 'Offer',
        name: 'One view',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          minPrice: view,
          priceCurrency: site.currency,
          unitText: 'view',
        },
      },
    ],
  };
}
