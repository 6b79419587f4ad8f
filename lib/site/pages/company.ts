/** Openings and press releases, each beneath the page that lists it. */
import type { Content } from '../../content';
import { formatDay } from '../../content/text/dates';
import { openingPath, releasePath } from '../paths';
import { definePage, type Page } from './page';
import { crumbsTo } from './static';

export function companyPages(content: Content): Page[] {
  const { careers, cast, press, pressReleases } = content;
  const { terms } = careers.application;
  return [
    ...careers.openings.map(({ slug, title, team, summary, posted, sample }) =>
      definePage({
        route: '/careers/[slug]',
        path: openingPath(slug),
        kind: 'opening',
        title: `${title}, ${terms.toLowerCase()}`,
        description: summary,
        changed: posted,
        crumbs: crumbsTo(openingPath(slug), content),
        card: {
          title,
          label: careers.words.opening.card,
          note: sample ? cast.sample : `${team} · ${terms}`,
          palette: 'leaf',
        },
        source: 'careers.json',
      }),
    ),
    ...pressReleases.map(({ slug, title, summary, published, headings, file, sample }) =>
      definePage({
        route: '/press/[slug]',
        path: releasePath(slug),
        kind: 'release',
        title,
        description: summary,
        changed: published,
        crumbs: crumbsTo(releasePath(slug), content),
        anchors: headings.map(({ id }) => id),
        card: {
          title,
          label: press.words.releases.card,
          note: sample ? cast.sample : formatDay(published),
          palette: 'leaf',
        },
        source: file,
      }),
    ),
  ];
}
