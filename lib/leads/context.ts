/** What the parts of the library work with, made of what a site sets: above all, the places that leads go to. */
import { leadMail, mailer, type SendMail, subscriberMail } from './delivery/mail';
import { postLead } from './delivery/webhook';
import type { FormName } from './forms';
import { SubmissionLimits } from './intake/suspicions';
import { comparableEmail, type Destination, formOf, LEAD_KINDS, type Lead, type LeadKind } from './lead';
import { type Warn, warnOnce } from './log';
import { linkFor, type Step } from './newsletter/subscriptions';
import type { LeadsConfig } from './settings';
import type { Database } from './store/database';

export interface Context extends LeadsConfig {
  /** Origin of the public site: the static export posts to a server on another one. */
  siteOrigin: string;
  db: Database;
  destinations: readonly Destination[];
  /** Sends the server's mail; undefined without a mail server. */
  send: SendMail | undefined;
  limits: SubmissionLimits;
  /** Says what the owner should mend, not every time. */
  warn: Warn;
}

export function contextOf(config: LeadsConfig, db: Database): Context {
  const { settings, siteUrl, log } = config;
  const { SITE_URL, FORMS_URL, MAIL_URL, MAIL_FROM } = settings;
  const siteOrigin = SITE_URL ?? new URL(siteUrl).origin;
  // Links in mails lead to the running server: the pages may lie elsewhere.
  const origin = FORMS_URL && URL.canParse(FORMS_URL) ? new URL(FORMS_URL).origin : siteOrigin;
  const send = MAIL_URL && MAIL_FROM ? mailer(MAIL_URL, MAIL_FROM) : undefined;
  const mails = send ? [...mailsToOwner(config, send), ...mailsToSubscriber(config, send, db, origin)] : [];
  return {
    ...config,
    siteOrigin,
    db,
    destinations: [...webhooks(config), ...mails],
    send,
    limits: new SubmissionLimits(settings),
    warn: warnOnce(log),
  };
}

/** @returns what the settings of a kind begin with */
const prefixOf = (kind: LeadKind) => formOf(kind).toUpperCase() as Uppercase<FormName>;

/** The webhook of a kind, where it has one; a secret of its own goes before the common one. */
const webhooks = ({ settings }: LeadsConfig) =>
  LEAD_KINDS.flatMap((form): Destination[] => {
    const isEnd = form === 'newsletter-end';
    const url = isEnd ? settings.NEWSLETTER_END_WEBHOOK_URL : settings[`${prefixOf(form)}_WEBHOOK_URL`];
    const secret = settings[`${prefixOf(form)}_WEBHOOK_SECRET`] ?? settings.LEADS_WEBHOOK_SECRET;
    return url ? [{ form, channel: 'webhook', send: (lead) => postLead(lead, { url, secret }) }] : [];
  });

const mailsToOwner = ({ settings, copy }: LeadsConfig, send: SendMail) =>
  LEAD_KINDS.map((form): Destination => {
    const to = settings[`${prefixOf(form)}_MAIL_TO`] ?? settings.MAIL_TO ?? '';
    return { form, channel: 'mail', send: (lead) => send(leadMail(lead, to, copy)) };
  });

/** A link cannot be made while the store is away: then the mail waits. */
function mailsToSubscriber({ copy }: LeadsConfig, send: SendMail, db: Database, origin: string) {
  const mail = (
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
    mail('confirmation', 'confirm', ({ id }) => id),
    mail('welcome', 'end', ({ payload }) => comparableEmail(payload.email)),
  ];
}
