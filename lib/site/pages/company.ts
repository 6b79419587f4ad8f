/** Openings and press releases, each beneath the page that lists it. */
import { WORK_TERMS } from '../../careers/application';
import type { Content } from '../../content';
import { formatDay } from '../../text/dates';
import { definePage, type Page } from './page';
import { crumbsTo } from './static';

export function openingPages({ careers, pages, cast }: Content): Page[] {
  return careers.openings.map(({ slug, title, team, summary, posted, sample }) =>
    definePage({
      route: '/careers/[slug]',
      params: { slug },
      kind: 'opening',
      title: `${title}, ${WORK_TERMS.toLowerCase()}`,
      description: summary,
      changed: posted,
      crumbs: crumbsTo(`/careers/${slug}`, titlesOf(pages)),
      card: {
        title,
        label: 'Careers',
        note: sample ? cast.sample : `${team} · ${WORK_TERMS}`,
        palette: 'leaf',
      },
      source: 'careers.json',
    }),
  );
}

export function releasePages({ pressReleases, pages, cast }: Content): Page[] {
  return pressReleases.map(({ slug, title, summary, published, headings, file, sample }) =>
    definePage({
      route: '/press/[slug]',
      params: { slug },
      kind: 'release',
      title,
      description: summary,
      changed: published,
      crumbs: crumbsTo(`/press/${slug}`, titlesOf(pages)),
      anchors: headings.map(({ id }) => id),
      card: {
        title,
        label: 'Press release',
        note: sample ? cast.sample : formatDay(published),
        palette: 'leaf',
      },
      source: file,
    }),
  );
}

function titlesOf(pages: Content['pages']): ReadonlyMap<string, string> {
  return new Map(pages.map(({ path, title }) => [path, title]));
}
