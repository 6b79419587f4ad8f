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
    itemListElement: [...crumbs, { label: title, href: undefined }].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: site.url + href }),
    })),
  };
}
