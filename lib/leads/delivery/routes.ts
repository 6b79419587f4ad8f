/** From the settings to the destinations of each kind of lead. */
import type { Settings } from '../../content/settings/schema';
import type { FormName } from '../forms';
import { LEAD_KINDS, type Lead, type LeadKind } from '../lead';
import { endSubject, linkFor } from '../newsletter/links';
import type { Database } from '../store/database';
import type { Destination, Outcome } from './destination';
import { confirmationMail, leadMail, welcomeMail } from './mail/messages';
import { mailer, type SendMail } from './mail/transport';
import { postLead, type Webhook } from './webhook';

const FIELD = {
  contact: 'CONTACT',
  partner: 'PARTNER',
  newsletter: 'NEWSLETTER',
  event: 'EVENT',
} as const satisfies Record<FormName, Uppercase<FormName>>;

/** An end of a newsletter is signed and read as the newsletter is. */
const fieldOf = (kind: LeadKind) => FIELD[kind === 'newsletter-end' ? 'newsletter' : kind];

/** @returns the webhook of each kind that has one; a secret of its own goes before the common one */
export function webhooksOf(settings: Settings): Partial<Record<LeadKind, Webhook>> {
  const urlOf = (kind: LeadKind) =>
    kind === 'newsletter-end' ? settings.NEWSLETTER_END_WEBHOOK_URL : settings[`${FIELD[kind]}_WEBHOOK_URL`];
  const found = LEAD_KINDS.flatMap((kind): [LeadKind, Webhook][] => {
    const url = urlOf(kind);
    const secret = settings[`${fieldOf(kind)}_WEBHOOK_SECRET`] ?? settings.LEADS_WEBHOOK_SECRET;
    return url ? [[kind, { url, secret }]] : [];
  });
  return Object.fromEntries(found);
}

/** @returns what sends the server's mail; undefined without a mail server */
export function mailOf({ MAIL_URL, MAIL_FROM }: Settings): SendMail | undefined {
  return MAIL_URL && MAIL_FROM ? mailer(MAIL_URL, MAIL_FROM) : undefined;
}

/** A link cannot be made while the store is away: then the mail waits. */
async function withLink(link: Promise<string>, send: (link: string) => Promise<Outcome>): Promise<Outcome> {
  try {
    return await send(await link);
  } catch {
    return { kind: 'retry', reason: 'no link could be made', pause: 0 };
  }
}

function mailDestinations(settings: Settings, send: SendMail, db: Database, origin: string): Destination[] {
  const link = (lead: Lead, step: 'confirm' | 'end') =>
    linkFor(db, origin, step, step === 'confirm' ? lead.id : endSubject(lead.payload.email));
  const owner = LEAD_KINDS.map((form): Destination => {
    const to = settings[`${fieldOf(form)}_MAIL_TO`] ?? settings.MAIL_TO ?? '';
    return { form, channel: 'mail', send: (lead) => send(leadMail(lead, to)) };
  });
  return [
    ...owner,
    {
      form: 'newsletter',
      channel: 'confirmation',
      send: (lead) => withLink(link(lead, 'confirm'), (url) => send(confirmationMail(lead, url))),
    },
    {
      form: 'newsletter',
      channel: 'welcome',
      send: (lead) => withLink(link(lead, 'end'), (url) => send(welcomeMail(lead, url))),
    },
  ];
}

/**
 * @param origin where links in mails lead: the running server
 * @returns every place that leads are delivered to
 */
export function destinationsOf(settings: Settings, db: Database, origin: string): Destination[] {
  const webhooks = webhooksOf(settings);
  const posted = LEAD_KINDS.flatMap((form): Destination[] => {
    const webhook = webhooks[form];
    return webhook ? [{ form, channel: 'webhook', send: (lead) => postLead(lead, webhook) }] : [];
  });
  const send = mailOf(settings);
  return send ? [...posted, ...mailDestinations(settings, send, db, origin)] : posted;
}
