import nodemailer from 'nodemailer';
import { DELIVERY_TIMEOUT, MAIL_TIMEOUT } from '../../limits';
import { reasonOf } from '../../log';
import type { Outcome } from '../destination';

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
    connectionTimeout: DELIVERY_TIMEOUT,
    greetingTimeout: DELIVERY_TIMEOUT,
    socketTimeout: DELIVERY_TIMEOUT,
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
