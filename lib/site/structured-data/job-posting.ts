import type { JobPosting, WithContext } from 'schema-dts';
import type { Site } from '@/lib/content';
import type { Opening } from '@/lib/content/schemas/company';
import { openingPath } from '@/lib/site/paths';
import { organizationStub } from './organization';

/**
 * One remote, full-time opening, identified by its own page (https://schema.org/JobPosting,
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobPosting(opening: Opening, site: Site): WithContext<JobPosting> {
  const path = openingPath(opening.slug);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: opening.title,
    description: descriptionHtml(opening),
    url: site.url + path,
    identifier: { '@type': 'PropertyValue', name: site.legalName, value: path },
    datePosted: opening.posted,
    employmentType: 'FULL_TIME',
    workHours: opening.hours,
    jobLocationType: 'TELECOMMUTE',
    ...(opening.countries.length > 0 && {
      applicantLocationRequirements: opening.countries.map((name) => ({ '@type': 'Country' as const, name })),
    }),
    hiringOrganization: organizationStub(site),
    directApply: false,
  };
}

/** Job search engines read this property as HTML. */
function descriptionHtml({ about, does, brings, success }: Opening): string {
  const tag = (name: string, text: string) =>
    `<${name}>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</${name}>`;
  const list = (points: readonly string[]) => `<ul>${points.map((point) => tag('li', point)).join('')}</ul>`;
  return [...about.map((text) => tag('p', text)), list(does), list(brings), tag('p', success)].join('');
}
