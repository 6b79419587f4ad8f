import type { Content, Opening } from '../../content';
import { mailtoHref } from '../../content/text/contact-links';
import { insert } from '../../content/text/insert';

/** @returns a `mailto:` link that opens an application for this opening, with subject and body ready to fill in */
export function applicationHref(
  { title }: Pick<Opening, 'title'>,
  {
    site,
    careers,
  }: { site: Pick<Content['site'], 'careersEmail'>; careers: Pick<Content['careers'], 'application'> },
): string {
  const { subject, lines } = careers.application;
  return mailtoHref(site.careersEmail, {
    subject: insert(subject, { title }),
    body: insert(lines.join('\n\n'), { title }),
  });
}
