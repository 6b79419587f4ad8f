/** The menus of header and footer, without what leads to a section that is not there. */
import type { Content } from '../content';
import { onceFor } from './once-for';
import { sitePages } from './pages';

/** @returns the navigation without links to a section whose list is empty, the same object for the same content */
export const standingMenus = onceFor((content: Content): Content['navigation'] => {
  const pages = new Map(sitePages(content).map((page) => [page.path, page]));
  const standing = <Link extends { href: string }>(links: readonly Link[]) =>
    links.filter(({ href }) => {
      const [path = '', hash] = href.split('#');
      const page = pages.get(path);
      return !hash || !page?.anyAnchor || page.anchors.includes(hash);
    });
  const { navigation } = content;
  const { company, resources } = navigation.footer;
  return {
    ...navigation,
    header: standing(navigation.header),
    more: standing(navigation.more),
    footer: { company: standing(company), resources: standing(resources) },
  };
});
