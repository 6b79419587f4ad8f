/** Whether a program may have sent a submission, which is taken and marked; and how many are taken at all. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { type FormName, HONEYPOT } from '../forms';
import type { Suspicion } from '../lead';
import type { Warn } from '../log';
import type { LeadsSettings } from '../settings';
import { Refusal } from './body';
import { clientNetwork, proxyMistake } from './sender';

/** Milliseconds: a form filled faster was not filled by a person; the window that submissions are counted in. */
const MIN_FILL_TIME = 2_000;
export const RATE_WINDOW = 10 * 60_000;

/** Counts a valid submission. @returns why it is suspect. @throws Refusal past the quota */
export async function suspicionsFor(
  form: FormName,
  headers: Headers,
  input: Record<string, unknown>,
  {
    limits,
    settings: { TRUST_PROXY },
    warn,
  }: { limits: SubmissionLimits; settings: Pick<LeadsSettings, 'TRUST_PROXY'>; warn: Warn },
): Promise<Suspicion[]> {
  const mistake = proxyMistake(headers, TRUST_PROXY);
  if (mistake) warn(mistake);
  const isFlood = await limits.count(form, clientNetwork(headers, TRUST_PROXY)).catch((refusal) => {
    warn(`${form}: the quota of ten minutes is used up; visitors are told to try again later`);
    throw refusal;
  });
  if (!isFlood) return suspicionsOf(input);
  warn(`${form}: more than the limit of ten minutes; taken and marked as flood`);
  return [...suspicionsOf(input), 'flood'];
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

/** Submissions in one window: those taken as they are, and all that are taken, from one address and to one form. */
export type Limits = Pick<LeadsSettings, `LEADS_${'LIMIT' | 'QUOTA'}_PER_${'ADDRESS' | 'FORM'}`>;

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

  /**
   * @param network the sender's, as `clientNetwork` gives it; without one only the form counts
   * @returns whether one more is past a limit
   * @throws Refusal when it is past a quota
   */
  async count(form: FormName, network: string | undefined): Promise<boolean> {
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
      if (!isNew || taken.consumedPoints >= 2 * quotaPerForm) throw tooMany(taken.msBeforeNext);
    }
    const used = sender ? await this.#networks.penalty(sender, 1) : undefined;
    if (used && used.consumedPoints > quotaPerAddress) throw tooMany(used.msBeforeNext);
    await this.#all.penalty(form, 1);
    // Who is past the limit of an address does not use up the form's for the others.
    if (used && used.consumedPoints > perAddress) return true;
    return (await this.#clean.penalty(form, 1)).consumedPoints > perForm;
  }
}

/** @param wait milliseconds */
export function tooMany(wait: number): Refusal {
  const minutes = Math.max(1, Math.ceil(wait / 60_000));
  const words = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const message = `Too many messages came in just now. Please try again in ${words}.`;
  return new Refusal(429, 'too-many', message, { retryAfter: Math.max(1, Math.ceil(wait / 1_000)) });
}
