/** What the pages behind the links in mails do. */
import type { Context } from '../context';
import { comparableEmail, ownersChannels } from '../lead';
import { reasonOf } from '../log';
import { barePage, fromPage } from '../pages';
import { confirm, end, isSubscription, type Step, subjectOf } from './subscriptions';

/** Pages behind the links in mails, in the order in which a subscriber can come to them. */
export const STEP_PAGES = ['confirm', 'confirmed', 'end', 'ended', 'invalid'] as const;
export type StepPage = (typeof STEP_PAGES)[number];

const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

/**
 * Following a link changes nothing, since mail scanners follow it too: it shows a button. A press of that is a POST, or of
 * a mail program's own, which wants no redirect (RFC 8058 §3.1).
 */
export async function followStep(step: Step, request: Request, context: Context): Promise<Response> {
  // Without mail there are no links to follow.
  if (!context.send)
    return new Response('There is no newsletter by mail here.', { status: 404, headers: HEADERS });
  try {
    const page = await answerTo(step, request, context);
    return new Response(await stepPage(page, context), {
      status: page === 'invalid' ? 404 : 200,
      headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' },
    });
  } catch (error) {
    // A store that is away is no reason to call a link invalid.
    context.log(`a newsletter link could not be followed: ${reasonOf(error)}`, 'warning');
    return new Response('This does not work just now. Please try again in a minute.', {
      status: 503,
      headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60' },
    });
  }
}

/** Does what a link is for. One that is none of ours, or whose lead is gone, is invalid. @returns the page to show */
async function answerTo(step: Step, request: Request, context: Context): Promise<StepPage> {
  const { db, destinations, log } = context;
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
  context: Pick<Context, 'copy' | 'readPage' | 'log'>,
): Promise<string> {
  const { title, text, button } = context.copy.mail.pages[page];
  const form = button ? `<form method="post"><button>${button}</button></form>` : '';
  return fromPage(`/newsletter/${page}`, barePage(title, `<p>${text}</p>${form}`), context);
}
