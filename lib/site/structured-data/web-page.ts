import type { Thing, WebPage, WithContext } from 'schema-dts';
import type { Content, Point } from '@/lib/content';
import type { Page } from '../pages';
import { organizationId, organizationStub } from './organization';

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
export function webPage(page: Page, content: Content): WithContext<WebPage> {
  const { path, title, description, changed, kind } = page;
  const { site } = content;
  const subjects = SUBJECTS[path]?.(content) ?? [];
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[path] ?? (kind === 'listing' ? 'CollectionPage' : 'WebPage'),
    name: title,
    description,
    url: site.url + path,
    inLanguage: 'en',
    isPartOf: { '@type': 'WebSite', name: site.product.name, url: site.url },
    publisher: { '@id': organizationId(site) },
    ...(changed && { dateModified: changed }),
    ...(subjects.length > 0 && { mainEntity: subjects }),
  } as WithContext<WebPage>;
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
