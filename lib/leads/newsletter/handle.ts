/** What the pages behind the links in mails do. */
import { parse, serialize } from 'parse5';
import { attribute, findAll, setAttribute } from '../intake/html';
import { type Channel, comparableEmail } from '../lead';
import { type Log, reasonOf } from '../log';
import type { Database } from '../store/database';
import { type Step, stepPath, subjectOf } from './links';
import type { StepPage } from './pages';
import { confirm, end, isSubscription } from './subscriptions';

export interface NewsletterPorts {
  db: Database;
  /** Channels that bring a confirmed address, and the end of one, to the owner. */
  channels: Record<'newsletter' | 'newsletter-end', readonly Channel[]>;
  /** @returns the HTML of one of the pages */
  page: (page: StepPage) => Promise<string>;
  now: () => number;
  log: Log;
}

const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };

function html(body: string, status = 200): Response {
  return new Response(body, { status, headers: { ...HEADERS, 'Content-Type': 'text/html; charset=utf-8' } });
}

/** Points the page's form at the link itself, so that its press carries the proof. */
function withAction(page: string, action: string): string {
  const document = parse(page);
  for (const form of findAll(document, ({ tagName }) => tagName === 'form')) {
    if (attribute(form, 'data-step') !== undefined) setAttribute(form, 'action', action);
  }
  return serialize(document);
}

/** @returns what the link is about; undefined when it is no link of ours, or its lead is gone */
async function valid(step: Step, url: URL, { db }: NewsletterPorts): Promise<string | undefined> {
  const subject = await subjectOf(db, step, url.searchParams);
  if (subject === undefined || step === 'end') return subject;
  return (await isSubscription(db, subject)) ? subject : undefined;
}

/** A store that is away is no reason to call a link invalid. */
async function guarded(
  ports: NewsletterPorts | undefined,
  action: (ports: NewsletterPorts) => Promise<Response>,
): Promise<Response> {
  if (!ports) return new Response('There is no newsletter by mail here.', { status: 404, headers: HEADERS });
  try {
    return await action(ports);
  } catch (error) {
    ports.log(`a newsletter link could not be followed: ${reasonOf(error)}`, 'warning');
    return new Response('This does not work just now. Please try again in a minute.', {
      status: 503,
      headers: { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60' },
    });
  }
}

/** Following a link changes nothing, since mail scanners follow it too: it shows a button. */
export function showStep(
  step: Step,
  request: Request,
  given: NewsletterPorts | undefined,
): Promise<Response> {
  return guarded(given, async (ports) => {
    const url = new URL(request.url);
    if ((await valid(step, url, ports)) === undefined) return html(await ports.page('invalid'), 404);
    return html(withAction(await ports.page(step), `${stepPath(step)}${url.search}`));
  });
}

/** The press of the button, or of a mail program's own, which wants no redirect (RFC 8058 §3.1). */
export function takeStep(
  step: Step,
  request: Request,
  given: NewsletterPorts | undefined,
): Promise<Response> {
  return guarded(given, async (ports) => {
    const subject = await valid(step, new URL(request.url), ports);
    if (subject === undefined) return html(await ports.page('invalid'), 404);
    const { db, channels, now, log } = ports;
    if (step === 'confirm') {
      await confirm(db, subject, [...channels.newsletter, 'welcome']);
      log(`${subject} confirmed`);
      return html(await ports.page('confirmed'));
    }
    const word = await end(db, comparableEmail(subject), channels['newsletter-end'], now());
    log(`${word.id} accepted`);
    return html(await ports.page('ended'));
  });
}
