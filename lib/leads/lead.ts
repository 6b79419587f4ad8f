import { createHash } from 'node:crypto';
import { FORM_NAMES, type FormName } from './forms';

/** Why a submission may not come from a visitor; it is delivered all the same, with this in a header. */
export type Suspicion = 'honeypot' | 'too-fast' | 'flood';

/** What leads are of: the forms, and the link that ends a newsletter. */
export const LEAD_KINDS = [...FORM_NAMES, 'newsletter-end'] as const;
export type LeadKind = (typeof LEAD_KINDS)[number];

/** @returns whether leads of this version can be of that kind */
export function isLeadKind(kind: string): kind is LeadKind {
  return (LEAD_KINDS as readonly string[]).includes(kind);
}

/** @returns the form that a kind is signed, read and labelled as: an end of a newsletter as the newsletter is */
export const formOf = (kind: LeadKind): FormName => (kind === 'newsletter-end' ? 'newsletter' : kind);

/** What a visitor sent. */
export interface Lead {
  id: string;
  form: LeadKind;
  payload: Record<string, string>;
  suspicions: Suspicion[];
  /** Milliseconds since the epoch. */
  receivedAt: number;
}

/**
 * Where a lead stands: to be delivered or without a destination, delivered everywhere, given up somewhere; a newsletter
 * address whose link was not followed yet, and one that has ended it.
 */
export const STATES = ['waiting', 'delivered', 'failed', 'unconfirmed', 'ended'] as const;
export type State = (typeof STATES)[number];

/** Ways to hand a lead to its owner, and the two mails that a subscriber gets. */
export type Channel = 'webhook' | 'mail' | 'confirmation' | 'welcome';

/**
 * Makes a lead of a valid submission. The same key with the same content is the same lead, so that a repeated submission is
 * stored once, while a message that was edited before it was sent again is never taken for the first.
 * @param key idempotency key (draft-ietf-httpapi-idempotency-key-header); without one (no JavaScript) the day stands in
 *   for it, so that a reload or a double tap is the same lead
 */
export function newLead(
  form: LeadKind,
  payload: Record<string, string>,
  { key, suspicions, now }: { key?: string | undefined; suspicions: Suspicion[]; now: number },
): Lead {
  const identity = [form, key ?? `day ${new Date(now).toISOString().slice(0, 10)}`, payload];
  const digest = createHash('sha256').update(JSON.stringify(identity)).digest('hex');
  return { id: `${form}-${digest.slice(0, 24)}`, form, payload, suspicions, receivedAt: now };
}

/** @returns the address that leads are found and erased by, as it is compared */
export function comparableEmail(email: string | undefined): string {
  return (email ?? '').trim().toLowerCase();
}

/** What came of one attempt. `reason` and `pause` (milliseconds, asked for by the receiver) are for the log and the next try. */
export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'retry'; reason: string; pause: number }
  | { kind: 'refused'; reason: string };

/** Where the leads of a form go by one channel. */
export interface Destination {
  form: LeadKind;
  channel: Channel;
  /** Makes one attempt; never throws, and ends before a claim does (`CLAIM_LASTS`). */
  send: (lead: Lead) => Promise<Outcome>;
}

/** @returns the channels that bring leads of a kind to their owner */
export function ownersChannels(destinations: readonly Destination[], form: LeadKind): Channel[] {
  return destinations
    .filter((one) => one.form === form && (one.channel === 'webhook' || one.channel === 'mail'))
    .map(({ channel }) => channel);
}
