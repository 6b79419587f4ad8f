/** From the settings to the destinations of each kind of lead. */
import type { Context } from '../context';
import type { FormName } from '../forms';
import { comparableEmail, LEAD_KINDS, type LeadKind } from '../lead';
import { linkFor, type Step } from '../newsletter/links';
import type { LeadsSettings } from '../settings';
import type { Destination, Outcome } from './destination';
import { confirmationMail, leadMail, welcomeMail } from './mail/messages';
import { type Mail, mailer, type SendMail } from './mail/transport';
import { postLead } from './webhook';

/** What destinations are made of; `origin` is where links in mails lead: the running server's. */
type Routing = Pick<Context, 'settings' | 'copy' | 'db' | 'send'> & { origin: string };

/** An end of a newsletter is signed and read as the newsletter is. */
const formOf = (kind: LeadKind) =>
  (kind === 'newsletter-end' ? 'newsletter' : kind).toUpperCase() as Uppercase<FormName>;

/** The webhook of a kind, where it has one; a secret of its own goes before the common one. */
function webhookDestinations({ settings }: Routing): Destination[] {
  return LEAD_KINDS.flatMap((form): Destination[] => {
    const url =
      form === 'newsletter-end'
        ? settings.NEWSLETTER_END_WEBHOOK_URL
        : settings[`${formOf(form)}_WEBHOOK_URL`];
    const secret = settings[`${formOf(form)}_WEBHOOK_SECRET`] ?? settings.LEADS_WEBHOOK_SECRET;
    return url ? [{ form, channel: 'webhook', send: (lead) => postLead(lead, { url, secret }) }] : [];
  });
}

/** @returns what sends the server's mail; undefined without a mail server */
export function mailOf({ MAIL_URL, MAIL_FROM }: LeadsSettings): SendMail | undefined {
  return MAIL_URL && MAIL_FROM ? mailer(MAIL_URL, MAIL_FROM) : undefined;
}

function mailDestinations({ settings, copy, db, origin }: Routing, send: SendMail): Destination[] {
  /** A link cannot be made while the store is away: then the mail waits. */
  const withLink = async (step: Step, subject: string, mail: (link: string) => Mail): Promise<Outcome> => {
    const link = await linkFor(db, origin, step, subject).catch(() => undefined);
    return link ? send(mail(link)) : { kind: 'retry', reason: 'no link could be made', pause: 0 };
  };
  const owner = LEAD_KINDS.map((form): Destination => {
    const to = settings[`${formOf(form)}_MAIL_TO`] ?? settings.MAIL_TO ?? '';
    return { form, channel: 'mail', send: (lead) => send(leadMail(lead, to, copy)) };
  });
  const form = 'newsletter';
  return [
    ...owner,
    {
      form,
      channel: 'confirmation',
      send: (lead) => withLink('confirm', lead.id, (link) => confirmationMail(lead, link, copy)),
    },
    {
      form,
      channel: 'welcome',
      send: (lead) =>
        withLink('end', comparableEmail(lead.payload.email), (link) => welcomeMail(lead, link, copy)),
    },
  ];
}

/** @returns every place that leads are delivered to */
export const destinationsOf = (routing: Routing): Destination[] => [
  ...webhookDestinations(routing),
  ...(routing.send ? mailDestinations(routing, routing.send) : []),
];
