/** From a request to a lead in safe keeping, or to a reason why not. */
import { FORM_COPY, type FormName } from './forms';
import { clientNetwork } from './http/address';
import { readBody } from './http/body';
import { decode, type Encoding, encodingOf } from './http/decode';
import { isFromThisSite, type OriginPolicy } from './http/origin';
import { type SubmissionLimits, tooMany } from './http/rate';
import { Refusal } from './http/refusal';
import { newLead } from './lead';
import type { Log } from './log';
import { reasonOf } from './log';
import { type FieldErrors, validate } from './schema';
import type { LeadStore } from './store';
import { suspicionsOf } from './suspicion';

/** What taking a submission needs of the outside. */
export interface Intake {
  store: LeadStore;
  limits: SubmissionLimits;
  origins: OriginPolicy;
  /** Whether an event exists and can still be registered for. */
  isOpenEvent: (id: string) => boolean;
  now: () => number;
  log: Log;
}

/** What the sender is told. `values` are what they typed, as far as it could be read, to be shown again. */
export type Answer =
  | { kind: 'sent'; encoding: Encoding }
  | { kind: 'invalid'; encoding: Encoding; errors: FieldErrors; values: Record<string, string> }
  | { kind: 'refused'; encoding: Encoding | undefined; refusal: Refusal; values: Record<string, string> };

const KEY = /^[\w-]{8,64}$/;

function keyOf(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (KEY.test(key)) return key;
  throw new Refusal(400, 'bad-key', 'Idempotency-Key must be 8 to 64 letters, digits, "-" or "_".');
}

/** The texts among what was sent, under the names of the form's fields. */
function textsOf(form: FormName, input: Record<string, unknown>): Record<string, string> {
  const names = Object.keys(FORM_COPY[form].fields);
  return Object.fromEntries(
    names.flatMap((name) => (typeof input[name] === 'string' ? [[name, input[name]]] : [])),
  );
}

async function keep(
  form: FormName,
  payload: Record<string, string>,
  headers: Headers,
  input: Record<string, unknown>,
  intake: Intake,
) {
  const lead = newLead(form, payload, {
    key: keyOf(headers),
    suspicions: suspicionsOf(input),
    now: intake.now(),
  });
  try {
    await intake.store.accept(lead);
  } catch (error) {
    intake.log(`${lead.id} not accepted: ${reasonOf(error)}`);
    throw new Refusal(503, 'not-stored', 'Your message could not be taken just now. Please try again.', 60);
  }
  intake.log(`${lead.id} accepted`);
}

/**
 * Takes one submission. When it answers `sent`, the lead is safe.
 * @returns never throws for anything that a sender can cause
 */
export async function acceptSubmission(form: FormName, request: Request, intake: Intake): Promise<Answer> {
  let encoding: Encoding | undefined;
  let values: Record<string, string> = {};
  try {
    encoding = encodingOf(request.headers.get('content-type'));
    if (!isFromThisSite(request.headers, intake.origins)) {
      throw new Refusal(403, 'wrong-origin', 'This form can only be sent from this site.');
    }
    const wait = await intake.limits.count(form, clientNetwork(request.headers, intake.origins.trustProxy));
    // Read all the same, so that a visitor without JavaScript gets the words back.
    const input = decode(encoding, await readBody(request));
    values = textsOf(form, input);
    if (wait !== undefined) throw tooMany(wait);

    const result = validate(form, input);
    if (!result.ok) return { kind: 'invalid', encoding, errors: result.errors, values };
    const { eventId } = result.values;
    if (eventId !== undefined && !intake.isOpenEvent(eventId)) {
      return {
        kind: 'invalid',
        encoding,
        errors: { eventId: 'This event is not open for registration' },
        values,
      };
    }
    await keep(form, result.values, request.headers, input, intake);
    return { kind: 'sent', encoding };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', encoding, refusal: error, values };
    throw error;
  }
}
