import type { Site } from '../content';
import { mailtoHref } from '../text/contact-links';

/** @returns a `mailto:` link that opens a report of a fraud in the company's name, with its questions ready */
export function fraudReportHref(site: Pick<Site, 'supportEmail' | 'product'>): string {
  return mailtoHref(site.supportEmail, {
    subject: `Report: fraud in the name of ${site.product.name}`,
    body: [
      'What happened, in a few words:',
      'Where (WhatsApp, Facebook, a website, in person):',
      'Number, account or link of the person:',
      'When:',
      'Was money asked for or paid? How much, by which way:',
      '',
      '(Attach screenshots if you have them. Never send a PIN or a code.)',
    ].join('\n'),
  });
}
