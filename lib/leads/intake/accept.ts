/** From a request to a lead in safe keeping and an answer, or to a reason why not. */
import { randomUUID } from 'node:crypto';
import type { Context } from '../context';
import {
  type FieldErrors,
  type FormName,
  fieldNames,
  fieldRules,
  filled,
  sentPageOf,
  UNCONFIRMED_PAGE,
} from '../forms';
import { type Lead, newLead, ownersChannels } from '../lead';
import { reasonOf } from '../log';
import { acceptUnconfirmed } from '../newsletter/subscriptions';
import { formAgain } from '../pages';
import { acceptLead } from '../store/queue';
import { decode, type Encoding, encodingOf, Refusal, readBody } from './body';
import { corsOrigin, isFromThisSite, originMistake } from './sender';
import { suspicionsFor } from './suspicions';

type Fields = Record<string, string>;

/**
 * Takes one submission. When it answers that it was sent, the lead is safe. A script is told in JSON; a plain form goes on to
 * the page that says so, or is shown again with all that was typed.
 */
export async function acceptSubmission(
  form: FormName,
  request: Request,
  context: Context,
): Promise<Response> {
  const { headers } = request;
  // Another origin of ours that asks is named for CORS, and a plain form of it is led back there.
  const elsewhere = corsOrigin(headers, context);
  const answer = new Headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', Vary: 'Origin' });
  if (elsewhere) answer.set('Access-Control-Allow-Origin', elsewhere);
  let encoding: Encoding | undefined;
  let values: Fields = {};
  try {
    encoding = encodingOf(headers.get('content-type'));
    if (!isFromThisSite(headers, context)) {
      context.warn(originMistake(headers, context), 'origin');
      throw new Refusal(403, 'wrong-origin', 'This form can only be sent from this site.');
    }
    const input = decode(encoding, await readBody(request));
    values = Object.fromEntries(
      fieldNames(form).flatMap((name) => (typeof input[name] === 'string' ? [[name, input[name]]] : [])),
    );
    const payload = validate(form, input, context);
    // Who subscribes anew on the same day, after an end or for a mail that was lost, is meant.
    const key = keyOf(headers) ?? (form === 'newsletter' ? randomUUID() : undefined);
    const suspicions = await suspicionsFor(form, headers, input, context);
    const unconfirmed = await keep(newLead(form, payload, { key, suspicions, now: Date.now() }), context);
    if (encoding === 'json') return Response.json({ sent: true, unconfirmed }, { headers: answer });
    const page = unconfirmed ? UNCONFIRMED_PAGE : sentPageOf(form, payload.eventId);
    answer.set('Location', `${elsewhere ?? ''}${page}`);
    return new Response(null, { status: 303, headers: answer });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, message, more } = error;
    const { retryAfter, fields = {} } = more;
    if (retryAfter !== undefined) answer.set('Retry-After', String(retryAfter));
    if (encoding === 'form') {
      answer.set('Content-Type', 'text/html; charset=utf-8');
      const page = await formAgain(form, { values, errors: fields, message }, context);
      return new Response(page, { status, headers: answer });
    }
    return Response.json({ error: { code, message, fields } }, { status, headers: answer });
  }
}

/**
 * @param input field values by name, of any type, as decoded from the request; what the form does not have is ignored
 * @returns the values to keep, in the form's order; of an event its title too
 * @throws Refusal 422 with the first message of each wrong field
 */
export function validate(
  form: FormName,
  input: Record<string, unknown>,
  { copy, openEventTitle }: Pick<Context, 'copy' | 'openEventTitle'>,
): Fields {
  const { problems } = copy.forms;
  const values: Fields = {};
  const errors: FieldErrors = {};
  const rules = fieldRules(form, copy.forms[form].fields, problems);
  for (const [name, { label, optional, problem, kept }] of Object.entries(rules)) {
    const given = optional && input[name] === undefined ? '' : input[name];
    const message = typeof given === 'string' ? problem(given) : filled(problems.required, { label });
    if (message) errors[name] = message;
    else values[name] = kept(String(given));
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (form !== 'event') return values;
  const eventTitle = openEventTitle(values.eventId ?? '');
  if (eventTitle === undefined) throw invalid({ eventId: problems.closed });
  return { ...values, eventTitle };
}

const invalid = (fields: FieldErrors) =>
  new Refusal(422, 'invalid', 'Nothing was sent yet. Please correct what is marked.', { fields });

const KEY = /^[\w-]{8,64}$/;

function keyOf(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null || KEY.test(key)) return key ?? undefined;
  throw new Refusal(400, 'bad-key', 'Idempotency-Key must be 8 to 64 letters, digits, "-" or "_".');
}

/**
 * Takes a lead into safe keeping: into the store, from where it is delivered, or with `LEADS_STORE=webhook`, for hosts
 * without a disk, straight to its webhook, while the visitor waits. One that is there already is safe.
 * @returns whether it is a newsletter address that counts only once the link in a mail was followed
 * @throws Refusal 503 when it is not safe
 */
async function keep(lead: Lead, { settings, db, destinations, log }: Context): Promise<boolean> {
  const to = destinations.filter(({ form }) => form === lead.form);
  const keepsNothing = settings.LEADS_STORE === 'webhook';
  const unconfirmed = !keepsNothing && to.some(({ channel }) => channel === 'confirmation');
  let reason: string | undefined;
  try {
    if (keepsNothing) {
      const outcome = await to.find(({ channel }) => channel === 'webhook')?.send(lead);
      if (outcome?.kind !== 'delivered') reason = outcome?.reason ?? 'its form has no webhook';
    } else if (unconfirmed) await acceptUnconfirmed(db, lead);
    else await acceptLead(db, lead, ownersChannels(to, lead.form));
  } catch (error) {
    reason = reasonOf(error);
  }
  if (reason !== undefined) {
    log(`${lead.id} not accepted: ${reason}`, 'warning');
    const message = 'Your message could not be taken just now. Please try again.';
    throw new Refusal(503, 'not-stored', message, { retryAfter: 60 });
  }
  log(`${lead.id} ${keepsNothing ? 'delivered' : 'accepted'}`);
  return unconfirmed;
}
