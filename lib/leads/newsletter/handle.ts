/** What the pages behind the links in mails do. */
import type { Context } from '../context';
import { type Channel, comparableEmail, type Lead, newLead, ownersChannels } from '../lead';
import { reasonOf } from '../log';
import { barePage, fromPage } from '../pages';
import type { LeadsCopy } from '../settings';
import type { Database } from '../store/database';
import { insertLead, plan } from '../store/queries/accept';
import { type Step, subjectOf } from './links';

/** Pages behind the links in mails, in the order in which a subscriber can come to them. */
export const STEP_PAGES = ['confirm', 'confirmed', 'end', 'ended', 'invalid'] as const;
export type StepPage = (typeof STEP_PAGES)[number];

/** @returns what gives the HTML of a page: its form names no address, so a press goes where the link led, with the proof */
export function stepPages(
  copy: LeadsCopy['mail']['pages'],
  pages: Parameters<typeof fromPage>[2],
): (page: StepPage) => Promise<string> {
  return (page) => {
    const { title, text, button } = copy[page];
    const form = button ? `<form method="post"><button>${button}</button></form>` : '';
    return fromPage(`/newsletter/${page}`, barePage(title, `<p>${text}</p>${form}`), pages);
  };
}

export interface NewsletterPorts extends Pick<Context, 'db' | 'destinations' | 'log'> {
  /** @returns the HTML of one of the pages */
  page: (page: StepPage) => Promise<string>;
}

const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

function html(body: string, status = 200): Response {
  return new Response(body, { status, headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' } });
}

/** A link that is none of ours, or whose lead is gone, is invalid. */
async function answerTo(step: Step, request: Request, ports: NewsletterPorts): Promise<Response> {
  const { db, destinations, page, log } = ports;
  const subject = await subjectOf(db, step, new URL(request.url).searchParams);
  if (subject === undefined || (step === 'confirm' && !(await isSubscription(db, subject)))) {
    return html(await page('invalid'), 404);
  }
  if (request.method !== 'POST') return html(await page(step));
  if (step === 'confirm') {
    await confirm(db, subject, [...ownersChannels(destinations, 'newsletter'), 'welcome']);
    log(`${subject} confirmed`);
    return html(await page('confirmed'));
  }
  const channels = ownersChannels(destinations, 'newsletter-end');
  const word = await end(db, comparableEmail(subject), channels);
  log(`${word.id} accepted`);
  return html(await page('ended'));
}

/**
 * Following a link changes nothing, since mail scanners follow it too: it shows a button. A press of that is a POST, or of
 * a mail program's own, which wants no redirect (RFC 8058 §3.1).
 * @param ports undefined where no mail is sent
 */
export async function followStep(
  step: Step,
  request: Request,
  ports: NewsletterPorts | undefined,
): Promise<Response> {
  if (!ports) return new Response('There is no newsletter by mail here.', { status: 404, headers: HEADERS });
  try {
    return await answerTo(step, request, ports);
  } catch (error) {
    // A store that is away is no reason to call a link invalid.
    ports.log(`a newsletter link could not be followed: ${reasonOf(error)}`, 'warning');
    return new Response('This does not work just now. Please try again in a minute.', {
      status: 503,
      headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60' },
    });
  }
}

/** @returns whether an unconfirmed or confirmed subscription with that id is kept */
async function isSubscription(db: Database, id: string): Promise<boolean> {
  const rows = await db.all(
    `SELECT id FROM leads WHERE id = ? AND form = 'newsletter' AND state <> 'ended'`,
    id,
  );
  return rows.length > 0;
}

/** Makes a subscription count: from now on it is delivered. Doing it twice changes nothing. */
async function confirm(db: Database, id: string, channels: readonly Channel[]): Promise<void> {
  await db.batch([
    [
      `UPDATE leads SET state = 'waiting', planned = 0 WHERE id = ? AND form = 'newsletter' AND state = 'unconfirmed'`,
      id,
    ],
    ...plan(channels, `state = 'waiting' AND id = ?`, id),
  ]);
}

/**
 * Ends every subscription of an address, and leaves word of it for the owner, once for the last of them, or once a day.
 * @param email as `comparableEmail` gives it
 * @param channels where the word goes
 */
async function end(db: Database, email: string, channels: readonly Channel[]): Promise<Lead> {
  const now = Date.now();
  const [last] = await db.all<{ id: string }>(
    `SELECT id FROM leads WHERE form = 'newsletter' AND email = ? ORDER BY received_at DESC, id DESC LIMIT 1`,
    email,
  );
  const key = last && `end of ${last.id}`;
  const word = newLead('newsletter-end', { email }, { key, suspicions: [], now });
  await db.batch([
    [
      `DELETE FROM deliveries WHERE state = 'waiting' AND lead_id IN
       (SELECT id FROM leads WHERE form = 'newsletter' AND email = ?)`,
      email,
    ],
    [
      `UPDATE leads SET state = 'ended', settled_at = ?, planned = 1 WHERE form = 'newsletter' AND email = ?
       AND state <> 'ended'`,
      now,
      email,
    ],
    insertLead(word),
    ...plan(channels, 'id = ?', word.id),
  ]);
  return word;
}
