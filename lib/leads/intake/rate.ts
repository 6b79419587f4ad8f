import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { FormName } from '../forms';
import { RATE_WINDOW } from '../limits';
import type { LeadsSettings } from '../settings';
import type { Network } from './address';
import { Refusal } from './respond';

/** Submissions in one window: those taken as they are, and all that are taken, from one address and to one form. */
export type Limits = Pick<LeadsSettings, `LEADS_${'LIMIT' | 'QUOTA'}_PER_${'ADDRESS' | 'FORM'}`>;

/** What the counting says of a submission; `wait` in seconds. */
export type Verdict = { kind: 'clean' } | { kind: 'flood' } | { kind: 'refused'; wait: number };

const counter = () =>
  new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: RATE_WINDOW / 1_000 });

/**
 * Counts valid submissions in memory, per form and per network of its senders, in windows of ten minutes. Past a limit
 * they are taken and marked, so that a flood closes a form for nobody; past a quota they are refused, so that it fills
 * no disk. Past a form's quota the first one of a network is still taken, until there were as many again: that bounds
 * disk and counters.
 */
export class SubmissionLimits {
  readonly #all = counter();
  readonly #clean = counter();
  readonly #networks = counter();

  constructor(readonly limits: Limits) {}

  /** @param networks the sender's, as `clientNetworks` gives them; without any only the form counts */
  async count(form: FormName, networks: readonly Network[]): Promise<Verdict> {
    const {
      LEADS_LIMIT_PER_ADDRESS: perAddress,
      LEADS_LIMIT_PER_FORM: perForm,
      LEADS_QUOTA_PER_ADDRESS: quotaPerAddress,
      LEADS_QUOTA_PER_FORM: quotaPerForm,
    } = this.limits;
    const taken = await this.#all.get(form);
    const past = taken && taken.consumedPoints >= quotaPerForm;
    if (past && (taken.consumedPoints >= 2 * quotaPerForm || !(await this.#isNew(form, networks)))) {
      return refused(taken.msBeforeNext);
    }

    let suspect = false;
    for (const { key, share } of networks) {
      const used = await this.#networks.penalty(`${form} ${key}`, 1);
      if (used.consumedPoints > quotaPerAddress * share) return refused(used.msBeforeNext);
      if (used.consumedPoints > perAddress * share) suspect = true;
    }
    await this.#all.penalty(form, 1);
    // Who is past the limit of an address does not use up the form's for the others.
    if (!suspect && (await this.#clean.penalty(form, 1)).consumedPoints > perForm) suspect = true;
    return { kind: suspect ? 'flood' : 'clean' };
  }

  /** Whether nothing came from the sender's smallest network in this window. */
  async #isNew(form: FormName, [network]: readonly Network[]): Promise<boolean> {
    return network !== undefined && !(await this.#networks.get(`${form} ${network.key}`));
  }
}

function refused(milliseconds: number): Verdict {
  return { kind: 'refused', wait: Math.max(1, Math.ceil(milliseconds / 1_000)) };
}

/** @param wait seconds, as a verdict gives them */
export function tooMany(wait: number): Refusal {
  const minutes = Math.max(1, Math.ceil(wait / 60));
  const words = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `Too many messages came in just now. Please try again in ${words}.`;
  return new Refusal(429, 'too-many', message, { retryAfter: wait });
}
