/** What the mails say. */
import { FORM_COPY } from '../../forms';
import type { Lead } from '../../lead';
import { filled, MAIL_COPY } from '../../newsletter/copy';
import type { Mail } from './transport';

/** Characters of a subject line; longer ones are cut by most programs anyway. */
const LONGEST_SUBJECT = 150;

const oneLine = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT);

/** Labels of a form's fields, in their order; a field that this version does not know has its name. */
function linesOf({ form, payload }: Lead): string[] {
  const labels: Record<string, string> =
    form === 'newsletter-end' ? FORM_COPY.newsletter.fields : FORM_COPY[form].fields;
  const names = [...new Set([...Object.keys(labels), ...Object.keys(payload)])].filter(
    (name) => payload[name],
  );
  const short = names
    .filter((name) => name !== 'message')
    .map((name) => `${labels[name] ?? name}: ${payload[name]}`);
  return payload.message ? [...short, '', payload.message] : short;
}

/** @returns the mail that brings a lead to its owner; an answer to it goes to the visitor */
export function leadMail(lead: Lead, to: string): Mail {
  const { form, payload, suspicions, id } = lead;
  const subject = form === 'newsletter-end' ? FORM_COPY.newsletter.subject : FORM_COPY[form].subject;
  const notes = [
    ...(form === 'newsletter-end' ? [MAIL_COPY.lead.ended] : []),
    ...(suspicions.length > 0 ? [filled(MAIL_COPY.lead.suspect, { suspicions: suspicions.join(', ') })] : []),
  ];
  return {
    id,
    to,
    subject: oneLine(
      filled(MAIL_COPY.lead.subject, { subject, sender: payload.name ?? payload.email ?? id }),
    ),
    text: `${[...notes, ...linesOf(lead), '', id].join('\n')}\n`,
    ...(payload.email && { replyTo: { name: oneLine(payload.name ?? ''), address: oneLine(payload.email) } }),
    ...(suspicions.length > 0 && { headers: { 'X-Lead-Suspect': suspicions.join(', ') } }),
  };
}

/** @returns the mail that asks whether an address was given by whoever reads it */
export function confirmationMail(lead: Lead, link: string): Mail {
  const { subject, text } = MAIL_COPY.confirmation;
  const site = new URL(link).host;
  return {
    id: `${lead.id}-confirm`,
    to: lead.payload.email ?? '',
    subject: filled(subject, {}),
    text: `${filled(text, { link, site })}\n`,
  };
}

/** @returns the mail that says that an address counts, with the link that ends it (RFC 2369, RFC 8058) */
export function welcomeMail(lead: Lead, link: string): Mail {
  const { subject, text } = MAIL_COPY.welcome;
  return {
    id: `${lead.id}-welcome`,
    to: lead.payload.email ?? '',
    subject: filled(subject, {}),
    text: `${filled(text, { link })}\n`,
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
