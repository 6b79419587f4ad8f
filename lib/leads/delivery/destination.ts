import type { Channel, Lead, LeadKind } from '../lead';

/** What came of one attempt. `reason` and `pause` (milliseconds, asked for by the receiver) are for the log and the next try. */
export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'retry'; reason: string; pause: number }
  | { kind: 'refused'; reason: string };

/** Where the leads of a form go by one channel. */
export interface Destination {
  form: LeadKind;
  channel: Channel;
  /** Makes one attempt; never throws, and ends within `DELIVERY_TIMEOUT`. */
  send: (lead: Lead) => Promise<Outcome>;
}

/** @returns the channels that bring leads of a kind to their owner */
export function ownersChannels(destinations: readonly Destination[], form: LeadKind): Channel[] {
  return destinations
    .filter((one) => one.form === form && (one.channel === 'webhook' || one.channel === 'mail'))
    .map(({ channel }) => channel);
}
