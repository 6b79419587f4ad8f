import type { JobPosting, WithContext } from 'schema-dts';
import type { Site } from '@/lib/content';
import { organizationStub } from './organization';

type Opening = {
  title: string;
  about: readonly string[];
  does: readonly string[];
  brings: readonly string[];
  success: string;
  /** `YYYY-MM-DD` */
  posted: string;
  /** Where applicants may live, by English name. */
  countries: readonly string[];
  hours: string;
};

/**
 * One remote, full-time opening (https://schema.org/JobPosting,
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting).
 * @param path of the opening's own page, which also identifies it
 */
export function jobPosting(opening: Opening, path: string, site: Site): WithContext<JobPosting> {
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
    applicantLocationRequirements: opening.countries.map((name) => ({ '@type': 'Country', name })),
    hiringOrganization: organizationStub(site),
    directApply: false,
  };
}

/** Job search engines read this property as HTML. */
function descriptionHtml({ about, does, brings, success }: Opening): string {
  const list = (points: readonly string[]) => `<ul>${points.map((point) => tag('li', point)).join('')}</ul>`;
  return [...about.map((text) => tag('p', text)), list(does), list(brings), tag('p', success)].join('');
}

function tag(name: string, text: string): string {
  return `<${name}>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</${name}>`;
}
