import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { FormName } from '../forms';
import { RATE_WINDOW } from '../limits';
import type { LeadsSettings } from '../settings';
import { Refusal } from './respond';

/** Submissions in one window: those taken as they are, and all that are taken, from one address and to one form. */
export type Limits = Pick<LeadsSettings, `LEADS_${'LIMIT' | 'QUOTA'}_PER_${'ADDRESS' | 'FORM'}`>;

/** What the counting says of a submission; `wait` in seconds. */
export type Verdict = { kind: 'clean' } | { kind: 'flood' } | { kind: 'refused'; wait: number };

const counter = () =>
  new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: RATE_WINDOW / 1_000 });

/**
 * Counts valid submissions in memory, per form and per network of a sender, in windows of ten minutes. Past a limit
 * they are taken and marked, so that a flood closes a form for nobody; past a quota they are refused, so that it fills
 * no disk. Past a form's quota the first one of a network is still taken, until there were as many again: that bounds
 * disk and counters.
 */
export class SubmissionLimits {
  readonly #all = counter();
  readonly #clean = counter();
  readonly #networks = counter();

  constructor(readonly limits: Limits) {}

  /** @param network the sender's, as `clientNetwork` gives it; without one only the form counts */
  async count(form: FormName, network: string | undefined): Promise<Verdict> {
    const {
      LEADS_LIMIT_PER_ADDRESS: perAddress,
      LEADS_LIMIT_PER_FORM: perForm,
      LEADS_QUOTA_PER_ADDRESS: quotaPerAddress,
      LEADS_QUOTA_PER_FORM: quotaPerForm,
    } = this.limits;
    const sender = network && `${form} ${network}`;
    const taken = await this.#all.get(form);
    if (taken && taken.consumedPoints >= quotaPerForm) {
      const isNew = sender && !(await this.#networks.get(sender));
      if (!isNew || taken.consumedPoints >= 2 * quotaPerForm) return refused(taken.msBeforeNext);
    }
    const used = sender ? await this.#networks.penalty(sender, 1) : undefined;
    if (used && used.consumedPoints > quotaPerAddress) return refused(used.msBeforeNext);
    await this.#all.penalty(form, 1);
    // Who is past the limit of an address does not use up the form's for the others.
    const isFlood =
      (used && used.consumedPoints > perAddress) ||
      (await this.#clean.penalty(form, 1)).consumedPoints > perForm;
    return { kind: isFlood ? 'flood' : 'clean' };
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
