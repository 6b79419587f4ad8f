/** What the mails say, and what sends them. */
import nodemailer from 'nodemailer';
import { filled } from '../forms';
import { formOf, type Lead, type Outcome } from '../lead';
import { reasonOf } from '../log';
import type { LeadsCopy } from '../settings';

/** Milliseconds for a step of the talk with a mail server, and for all of it. */
const STEP_TIMEOUT = 10_000;
export const MAIL_TIMEOUT = 20_000;

/** An email: text alone. */
export interface Mail {
  /** Names the message; a receiver drops one that comes twice. */
  id: string;
  to: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
}

export type SendMail = (mail: Mail) => Promise<Outcome>;

/** The address is refused, now and later (RFC 5321 §4.2.2); what else begins with 5 an owner or a server can mend. */
const FINAL = new Set([550, 551, 553, 556]);

/** A server's refusal by its number (RFC 5321 §4.2), never by its text, which may hold an address. */
function failureOf(error: unknown): Outcome {
  const { responseCode } = error as { responseCode?: unknown };
  if (typeof responseCode !== 'number') return { kind: 'retry', reason: reasonOf(error), pause: 0 };
  const reason = `SMTP ${responseCode}`;
  return FINAL.has(responseCode) ? { kind: 'refused', reason } : { kind: 'retry', reason, pause: 0 };
}

const timeout = () =>
  new Promise<never>((_, reject) => {
    const late = Object.assign(new Error('too slow'), { code: 'ETIMEDOUT' });
    setTimeout(() => reject(late), MAIL_TIMEOUT).unref();
  });

/**
 * @param url of the mail server, `smtp://user:password@host:port`; `smtps:` for TLS from the first byte
 * @param from address that mails are sent from
 * @returns what sends a mail; it never throws
 */
export function mailer(url: string, from: string): SendMail {
  const transport = nodemailer.createTransport(url, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  Object.assign(transport.options, {
    connectionTimeout: STEP_TIMEOUT,
    greetingTimeout: STEP_TIMEOUT,
    socketTimeout: STEP_TIMEOUT,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async ({ id, headers, ...mail }) => {
    try {
      const sending = transport.sendMail({
        ...mail,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      });
      await Promise.race([sending, timeout()]);
      return { kind: 'delivered' };
    } catch (error) {
      return failureOf(error);
    }
  };
}

/** Characters of a subject line; longer ones are cut by most programs anyway. */
const LONGEST_SUBJECT = 150;

/** A mail program would decode what reads like an encoded word (RFC 2047); a space that nobody sees keeps it a text. */
const oneLine = (text: string) =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll('=?', '=\u200b?')
    .trim()
    .slice(0, LONGEST_SUBJECT);

/** Labels of a form's fields, in their order; a field that this version does not know has its name. */
function linesOf({ payload }: Lead, labels: Readonly<Record<string, string>>): string[] {
  const names = [...new Set([...Object.keys(labels), ...Object.keys(payload)])].filter(
    (name) => payload[name],
  );
  const short = names
    .filter((name) => name !== 'message')
    .map((name) => `${labels[name] ?? name}: ${payload[name]}`);
  return payload.message ? [...short, '', payload.message] : short;
}

/** @returns the mail that brings a lead to its owner; an answer to it goes to the visitor */
export function leadMail(lead: Lead, to: string, copy: LeadsCopy): Mail {
  const { form, payload, suspicions, id } = lead;
  const { subject, fields } = copy.forms[formOf(form)];
  const words = copy.mail.lead;
  const notes = [
    ...(form === 'newsletter-end' ? [words.ended] : []),
    ...(suspicions.length > 0 ? [filled(words.suspect, { suspicions: suspicions.join(', ') })] : []),
  ];
  return {
    id,
    to,
    subject: oneLine(filled(words.subject, { subject, sender: payload.name ?? payload.email ?? id })),
    text: `${[...notes, ...linesOf(lead, fields), '', id].join('\n')}\n`,
    ...(payload.email && { replyTo: { name: oneLine(payload.name ?? ''), address: oneLine(payload.email) } }),
    ...(suspicions.length > 0 && { headers: { 'X-Lead-Suspect': suspicions.join(', ') } }),
  };
}

/**
 * @returns the mail that asks whether an address was given by whoever reads it, or the one that says that it counts, with
 * the link that ends it (RFC 2369, RFC 8058)
 */
export function subscriberMail(
  lead: Lead,
  kind: 'confirmation' | 'welcome',
  link: string,
  { mail }: LeadsCopy,
): Mail {
  const ends = { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return {
    id: `${lead.id}-${kind === 'welcome' ? kind : 'confirm'}`,
    to: lead.payload.email ?? '',
    subject: mail[kind].subject,
    text: `${filled(mail[kind].text, { link, site: new URL(link).host })}\n`,
    ...(kind === 'welcome' && { headers: ends }),
  };
}
