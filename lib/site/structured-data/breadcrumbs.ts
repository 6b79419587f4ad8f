import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Site } from '@/lib/content';

/**
 * The way to a page, as its breadcrumb shows it (https://schema.org/BreadcrumbList).
 * @param crumbs from the home page down, without the page itself
 * @param title the page's own; it needs no address, being the last
 */
export function breadcrumbList(
  crumbs: readonly { label: string; href: string }[],
  title: string,
  site: Site,
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...crumbs.map(({ label, href }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: label,
        item: site.url + href,
      })),
      { '@type': 'ListItem' as const, position: crumbs.length + 1, name: title },
    ],
  };
}
