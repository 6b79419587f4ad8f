/** From a request to a lead in safe keeping, or to a reason why not. */
import { randomUUID } from 'node:crypto';
import { type FormName, HONEYPOT, sentPageOf, UNCONFIRMED_PAGE } from '../forms';
import { type Lead, newLead, type Suspicion } from '../lead';
import { MIN_FILL_TIME } from '../limits';
import { type Log, reasonOf, type Warn } from '../log';
import { fieldNames } from '../rules';
import { clientNetwork, proxyMistake } from './address';
import { decode, encodingOf, readBody } from './body';
import type { LeadKeeper } from './keep';
import { isFromThisSite, type OriginPolicy, originMistake } from './origin';
import { type SubmissionLimits, tooMany } from './rate';
import { type Answer, type Encoding, Refusal } from './respond';
import type { Validate } from './validate';

/** What taking a submission needs of the outside. */
export interface Intake {
  keeper: LeadKeeper;
  validate: Validate;
  limits: SubmissionLimits;
  origins: OriginPolicy;
  log: Log;
  /** Says what the owner should mend, not every time. */
  warn: Warn;
}

const KEY = /^[\w-]{8,64}$/;

function keyOf(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (KEY.test(key)) return key;
  throw new Refusal(400, 'bad-key', 'Idempotency-Key must be 8 to 64 letters, digits, "-" or "_".');
}

/**
 * @param input the decoded submission. Only the script of a page can tell how long the visitor took (`elapsedMs`):
 *   a form sent without JavaScript is not suspected for it
 * @returns why a program may have filled the form; empty for most
 */
export function suspicionsOf(input: Record<string, unknown>): Suspicion[] {
  const { [HONEYPOT]: bait, elapsedMs } = input;
  const suspicions: Suspicion[] = [];
  if (typeof bait === 'string' && bait.trim() !== '') suspicions.push('honeypot');
  if (typeof elapsedMs === 'number' && elapsedMs < MIN_FILL_TIME) suspicions.push('too-fast');
  return suspicions;
}

/** Counts a valid submission. @returns why it is suspect. @throws Refusal past the quota */
async function suspicionsFor(
  form: FormName,
  headers: Headers,
  input: Record<string, unknown>,
  { limits, origins, warn }: Intake,
): Promise<Suspicion[]> {
  const mistake = proxyMistake(headers, origins.trustProxy);
  if (mistake) warn(mistake);
  const verdict = await limits.count(form, clientNetwork(headers, origins.trustProxy));
  if (verdict.kind === 'refused') {
    warn(`${form}: the quota of ten minutes is used up; visitors are told to try again later`);
    throw tooMany(verdict.wait);
  }
  if (verdict.kind === 'clean') return suspicionsOf(input);
  warn(`${form}: more than the limit of ten minutes; taken and marked as flood`);
  return [...suspicionsOf(input), 'flood'];
}

async function keep(lead: Lead, { keeper, log }: Intake): Promise<void> {
  try {
    await keeper.keep(lead);
  } catch (error) {
    log(`${lead.id} not accepted: ${reasonOf(error)}`, 'warning');
    const message = 'Your message could not be taken just now. Please try again.';
    throw new Refusal(503, 'not-stored', message, { retryAfter: 60 });
  }
  log(`${lead.id} accepted`);
}

/**
 * Takes one submission. When it answers `sent`, the lead is safe.
 * @returns never throws for anything that a sender can cause
 */
export async function acceptSubmission(form: FormName, request: Request, intake: Intake): Promise<Answer> {
  const { headers } = request;
  let encoding: Encoding | undefined;
  let values: Record<string, string> = {};
  try {
    encoding = encodingOf(headers.get('content-type'));
    if (!isFromThisSite(headers, intake.origins)) {
      intake.warn(originMistake(headers, intake.origins), 'origin');
      throw new Refusal(403, 'wrong-origin', 'This form can only be sent from this site.');
    }
    const input = decode(encoding, await readBody(request));
    values = Object.fromEntries(
      fieldNames(form).flatMap((name) => (typeof input[name] === 'string' ? [[name, input[name]]] : [])),
    );
    const payload = intake.validate(form, input);
    // Who subscribes anew on the same day, after an end or for a mail that was lost, is meant.
    const key = keyOf(headers) ?? (form === 'newsletter' ? randomUUID() : undefined);
    const suspicions = await suspicionsFor(form, headers, input, intake);
    await keep(newLead(form, payload, { key, suspicions, now: Date.now() }), intake);
    const unconfirmed = form === 'newsletter' && intake.keeper.confirms;
    const page = unconfirmed ? UNCONFIRMED_PAGE : sentPageOf(form, payload.eventId);
    return { kind: 'sent', encoding, page, unconfirmed };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', encoding, refusal: error, values };
    throw error;
  }
}
