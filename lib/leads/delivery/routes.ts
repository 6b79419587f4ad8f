/** From the settings to the destinations of each kind of lead. */
import type { FormName } from '../forms';
import { LEAD_KINDS, type Lead, type LeadKind } from '../lead';
import { endSubject, linkFor } from '../newsletter/links';
import type { LeadsCopy, LeadsSettings } from '../settings';
import type { Database } from '../store/database';
import type { Destination, Outcome } from './destination';
import { confirmationMail, leadMail, welcomeMail } from './mail/messages';
import { mailer, type SendMail } from './mail/transport';
import { postLead, type Webhook } from './webhook';

/** What destinations are made of; `origin` is where links in mails lead: the running server's. */
export interface Routing {
  settings: LeadsSettings;
  copy: LeadsCopy;
  db: Database;
  origin: string;
}

const FIELD = {
  contact: 'CONTACT',
  partner: 'PARTNER',
  newsletter: 'NEWSLETTER',
  event: 'EVENT',
} as const satisfies Record<FormName, Uppercase<FormName>>;

/** An end of a newsletter is signed and read as the newsletter is. */
const fieldOf = (kind: LeadKind) => FIELD[kind === 'newsletter-end' ? 'newsletter' : kind];

/** @returns the webhook of each kind that has one; a secret of its own goes before the common one */
export function webhooksOf(settings: LeadsSettings): Partial<Record<LeadKind, Webhook>> {
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
export function mailOf({ MAIL_URL, MAIL_FROM }: LeadsSettings): SendMail | undefined {
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

function mailDestinations({ settings, copy, db, origin }: Routing, send: SendMail): Destination[] {
  const link = (lead: Lead, step: 'confirm' | 'end') =>
    linkFor(db, origin, step, step === 'confirm' ? lead.id : endSubject(lead.payload.email));
  const owner = LEAD_KINDS.map((form): Destination => {
    const to = settings[`${fieldOf(form)}_MAIL_TO`] ?? settings.MAIL_TO ?? '';
    return { form, channel: 'mail', send: (lead) => send(leadMail(lead, to, copy)) };
  });
  return [
    ...owner,
    {
      form: 'newsletter',
      channel: 'confirmation',
      send: (lead) => withLink(link(lead, 'confirm'), (url) => send(confirmationMail(lead, url, copy))),
    },
    {
      form: 'newsletter',
      channel: 'welcome',
      send: (lead) => withLink(link(lead, 'end'), (url) => send(welcomeMail(lead, url, copy))),
    },
  ];
}

/** @returns every place that leads are delivered to */
export function destinationsOf(routing: Routing): Destination[] {
  const { settings } = routing;
  const webhooks = webhooksOf(settings);
  const posted = LEAD_KINDS.flatMap((form): Destination[] => {
    const webhook = webhooks[form];
    return webhook ? [{ form, channel: 'webhook', send: (lead) => postLead(lead, webhook) }] : [];
  });
  const send = mailOf(settings);
  return send ? [...posted, ...mailDestinations(routing, send)] : posted;
}
