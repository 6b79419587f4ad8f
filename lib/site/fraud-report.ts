import type { Content } from '../content';
import { mailtoHref } from '../content/text/contact-links';

/** @returns a `mailto:` link that opens a report of a fraud in the company's name, with its questions ready */
export function fraudReportHref({
  site,
  trust,
}: {
  site: Pick<Content['site'], 'supportEmail'>;
  trust: Pick<Content['trust'], 'mail'>;
}): string {
  const { subject, lines } = trust.mail;
  return mailtoHref(site.supportEmail, { subject, body: lines.join('\n\n') });
}
