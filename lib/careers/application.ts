import type { Opening, Site } from '../content';
import { mailtoHref } from '../text/contact-links';

/** How every opening is offered: specification, section 2, "Route table". */
export const WORK_TERMS = 'Remote, full-time';

/** @returns a `mailto:` link that opens an application for this opening, with subject and body ready to fill in */
export function applicationHref(opening: Opening, site: Pick<Site, 'careersEmail' | 'product'>): string {
  return mailtoHref(site.careersEmail, {
    subject: `Application: ${opening.title}`,
    body: [
      `Hello ${site.product.name} team,`,
      '',
      `I would like to apply for: ${opening.title} (${WORK_TERMS.toLowerCase()}).`,
      '',
      'My name:',
      'Where I live:',
      'What I have done that fits:',
      'A link or two:',
      'When I could start:',
      '',
      'Kind regards',
    ].join('\n'),
  });
}
