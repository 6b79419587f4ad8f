/** From the settings to the destinations of each kind of lead. */
import type { Context } from '../context';
import type { FormName } from '../forms';
import { comparableEmail, type Destination, formOf, LEAD_KINDS, type Lead, type LeadKind } from '../lead';
import { linkFor, type Step } from '../newsletter/follow';
import type { LeadsSettings } from '../settings';
import { leadMail, mailer, type SendMail, subscriberMail } from './mail';
import { postLead } from './webhook';

/** What destinations are made of; `origin` is where links in mails lead: the running server's. */
type Routing = Pick<Context, 'settings' | 'copy' | 'db' | 'send'> & { origin: string };

/** @returns what the settings of a kind begin with */
const prefixOf = (kind: LeadKind) => formOf(kind).toUpperCase() as Uppercase<FormName>;

/** The webhook of a kind, where it has one; a secret of its own goes before the common one. */
function webhookDestinations({ settings }: Routing): Destination[] {
  return LEAD_KINDS.flatMap((form): Destination[] => {
    const isEnd = form === 'newsletter-end';
    const url = isEnd ? settings.NEWSLETTER_END_WEBHOOK_URL : settings[`${prefixOf(form)}_WEBHOOK_URL`];
    const secret = settings[`${prefixOf(form)}_WEBHOOK_SECRET`] ?? settings.LEADS_WEBHOOK_SECRET;
    return url ? [{ form, channel: 'webhook', send: (lead) => postLead(lead, { url, secret }) }] : [];
  });
}

/** @returns what sends the server's mail; undefined without a mail server */
export function mailOf({ MAIL_URL, MAIL_FROM }: LeadsSettings): SendMail | undefined {
  return MAIL_URL && MAIL_FROM ? mailer(MAIL_URL, MAIL_FROM) : undefined;
}

function mailDestinations({ settings, copy, db, origin }: Routing, send: SendMail): Destination[] {
  const owner = LEAD_KINDS.map((form): Destination => {
    const to = settings[`${prefixOf(form)}_MAIL_TO`] ?? settings.MAIL_TO ?? '';
    return { form, channel: 'mail', send: (lead) => send(leadMail(lead, to, copy)) };
  });
  /** A link cannot be made while the store is away: then the mail waits. */
  const subscriber = (
    channel: 'confirmation' | 'welcome',
    step: Step,
    subjectOf: (lead: Lead) => string,
  ): Destination => ({
    form: 'newsletter',
    channel,
    async send(lead) {
      const link = await linkFor(db, origin, step, subjectOf(lead)).catch(() => undefined);
      if (!link) return { kind: 'retry', reason: 'no link could be made', pause: 0 };
      return send(subscriberMail(lead, channel, link, copy));
    },
  });
  return [
    ...owner,
    subscriber('confirmation', 'confirm', ({ id }) => id),
    subscriber('welcome', 'end', ({ payload }) => comparableEmail(payload.email)),
  ];
}

/** @returns every place that leads are delivered to */
export const destinationsOf = (routing: Routing): Destination[] => [
  ...webhookDestinations(routing),
  ...(routing.send ? mailDestinations(routing, routing.send) : []),
];
