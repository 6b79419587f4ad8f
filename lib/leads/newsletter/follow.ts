/** Links in mails to subscribers: they carry a proof instead of a login, and lead to pages that ask before anything is done. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { comparableEmail, type Destination, ownersChannels } from '../lead';
import { type Log, reasonOf } from '../log';
import { barePage, fromPage, type ReadPage } from '../pages';
import type { LeadsCopy } from '../settings';
import type { Database } from '../store/database';
import { addNote, readNote } from '../store/tables';
import { confirm, end, isSubscription } from './subscriptions';

/** What a link is for; the proof for one is none for the other. */
export type Step = 'confirm' | 'end';

/**
 * @param origin where the running server is reached, `https://www.example.com`
 * @param subject of a confirmation the lead's id; of an end the address, since it outlives every lead
 */
export async function linkFor(db: Database, origin: string, step: Step, subject: string): Promise<string> {
  const url = new URL(`/subscribe/${step}`, origin);
  url.search = new URLSearchParams({ of: subject, proof: await proofOf(db, step, subject) }).toString();
  return url.href;
}

/** Pages behind the links in mails, in the order in which a subscriber can come to them. */
export const STEP_PAGES = ['confirm', 'confirmed', 'end', 'ended', 'invalid'] as const;
export type StepPage = (typeof STEP_PAGES)[number];

/** What following a link needs. */
export interface NewsletterPorts {
  db: Database;
  destinations: readonly Destination[];
  /** What sends mails; without it there are no links to follow. */
  send: unknown;
  copy: LeadsCopy;
  readPage: ReadPage;
  log: Log;
}

const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

/**
 * Following a link changes nothing, since mail scanners follow it too: it shows a button. A press of that is a POST, or of
 * a mail program's own, which wants no redirect (RFC 8058 §3.1).
 */
export async function followStep(step: Step, request: Request, ports: NewsletterPorts): Promise<Response> {
  if (!ports.send)
    return new Response('There is no newsletter by mail here.', { status: 404, headers: HEADERS });
  try {
    const page = await answerTo(step, request, ports);
    return new Response(await stepPage(page, ports), {
      status: page === 'invalid' ? 404 : 200,
      headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' },
    });
  } catch (error) {
    // A store that is away is no reason to call a link invalid.
    ports.log(`a newsletter link could not be followed: ${reasonOf(error)}`, 'warning');
    return new Response('This does not work just now. Please try again in a minute.', {
      status: 503,
      headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60' },
    });
  }
}

/** Does what a link is for. One that is none of ours, or whose lead is gone, is invalid. @returns the page to show */
async function answerTo(step: Step, request: Request, ports: NewsletterPorts): Promise<StepPage> {
  const { db, destinations, log } = ports;
  const subject = await subjectOf(db, step, new URL(request.url).searchParams);
  if (subject === undefined || (step === 'confirm' && !(await isSubscription(db, subject)))) return 'invalid';
  if (request.method !== 'POST') return step;
  if (step === 'confirm') {
    await confirm(db, subject, [...ownersChannels(destinations, 'newsletter'), 'welcome']);
    log(`${subject} confirmed`);
    return 'confirmed';
  }
  const word = await end(db, comparableEmail(subject), ownersChannels(destinations, 'newsletter-end'));
  log(`${word.id} accepted`);
  return 'ended';
}

/** @returns the HTML of a page: its form names no address, so a press goes where the link led, with the proof */
export function stepPage(
  page: StepPage,
  ports: Pick<NewsletterPorts, 'copy' | 'readPage' | 'log'>,
): Promise<string> {
  const { title, text, button } = ports.copy.mail.pages[page];
  const form = button ? `<form method="post"><button>${button}</button></form>` : '';
  return fromPage(`/newsletter/${page}`, barePage(title, `<p>${text}</p>${form}`), ports);
}

/** @returns what a link is about; undefined when its proof does not fit */
async function subjectOf(db: Database, step: Step, query: URLSearchParams): Promise<string | undefined> {
  const subject = query.get('of') ?? '';
  const given = Buffer.from(query.get('proof') ?? '');
  const expected = Buffer.from(await proofOf(db, step, subject));
  const fits = given.length === expected.length && timingSafeEqual(given, expected);
  return fits ? subject : undefined;
}

/** The secret is made at its first use, and the same for all servers on the store. */
async function proofOf(db: Database, step: Step, subject: string): Promise<string> {
  await addNote(db, 'link-secret', randomBytes(32).toString('base64url'));
  const secret = (await readNote(db, 'link-secret')) ?? '';
  return createHmac('sha256', secret).update(`${step}\n${subject}`).digest('base64url');
}
