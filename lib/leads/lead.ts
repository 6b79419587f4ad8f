import { createHash } from 'node:crypto';
import { z } from 'zod';
import { FORM_NAMES, type FormName } from './forms';

/** Why a submission may come from a program; it is delivered all the same, with this in a header. */
export const SUSPICIONS = ['honeypot', 'too-fast'] as const;
export type Suspicion = (typeof SUSPICIONS)[number];

/** A lead as it lies in the spool, one JSON file each. Times are ISO 8601 in UTC. */
export const leadSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+-[0-9a-f]{24}$/),
  form: z.enum(FORM_NAMES),
  payload: z.record(z.string(), z.string()),
  suspicions: z.array(z.enum(SUSPICIONS)),
  receivedAt: z.iso.datetime(),
  attempts: z.int().min(0),
  firstAttemptAt: z.iso.datetime().optional(),
  nextAttemptAt: z.iso.datetime().optional(),
  lastError: z.string().optional(),
});
export type Lead = z.infer<typeof leadSchema>;

/**
 * The identity of a lead: the same key with the same content is the same lead, so that a repeated submission is
 * stored once, while a message that was edited before it was sent again is never taken for the first.
 * @param key idempotency key of the submission (draft-ietf-httpapi-idempotency-key-header)
 */
export function leadId(form: FormName, key: string, payload: Record<string, string>): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([form, key, payload]))
    .digest('hex');
  return `${form}-${digest.slice(0, 24)}`;
}

/**
 * Makes a lead of a valid submission.
 * @param key idempotency key; without one (no JavaScript) the day stands in for it, so that a reload or a double
 *   tap is the same lead
 */
export function newLead(
  form: FormName,
  payload: Record<string, string>,
  options: { key?: string | undefined; suspicions: Suspicion[]; now: number },
): Lead {
  const receivedAt = new Date(options.now).toISOString();
  const key = options.key ?? `day ${receivedAt.slice(0, 10)}`;
  return {
    id: leadId(form, key, payload),
    form,
    payload,
    suspicions: options.suspicions,
    receivedAt,
    attempts: 0,
  };
}
