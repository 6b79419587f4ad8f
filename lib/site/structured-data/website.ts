import type { SearchActionLeaf, WebSite, WithActionConstraints, WithContext } from 'schema-dts';
import type { Site } from '@/lib/content';
import { blogPath } from '@/lib/site/paths';
import { organizationId } from './organization';

/** The site and the search that it offers (https://schema.org/WebSite, https://schema.org/docs/actions.html). */
export function webSite(site: Site): WithContext<WebSite> {
  const search: WithActionConstraints<SearchActionLeaf> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${site.url}${blogPath()}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.product.name,
    url: site.url,
    description: site.tagline,
    inLanguage: 'en',
    publisher: { '@id': organizationId(site) },
    potentialAction: search,
  };
}
