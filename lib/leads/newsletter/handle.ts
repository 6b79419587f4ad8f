/** What the pages behind the links in mails do. */
import type { Context } from '../context';
import { ownersChannels } from '../delivery/destination';
import { comparableEmail } from '../lead';
import { reasonOf } from '../log';
import { barePage, fromPage } from '../pages';
import type { LeadsCopy } from '../settings';
import { type Step, subjectOf } from './links';
import { confirm, end, isSubscription } from './subscriptions';

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

export interface NewsletterPorts extends Pick<Context, 'db' | 'destinations' | 'now' | 'log'> {
  /** @returns the HTML of one of the pages */
  page: (page: StepPage) => Promise<string>;
}

const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

function html(body: string, status = 200): Response {
  return new Response(body, { status, headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' } });
}

/** A link that is none of ours, or whose lead is gone, is invalid. */
async function answerTo(step: Step, request: Request, ports: NewsletterPorts): Promise<Response> {
  const { db, destinations, page, now, log } = ports;
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
  const word = await end(db, comparableEmail(subject), channels, now());
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
