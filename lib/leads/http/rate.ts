import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { FormName } from '../forms';
import { RATE_WINDOW } from '../limits';
import { Refusal } from './refusal';

/** @returns seconds to wait when the limit is reached, else undefined */
async function consume(limiter: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.ceil(error.msBeforeNext / 1_000);
    throw error;
  }
}

/**
 * Counts submissions in memory, per form and per network, in windows of ten minutes. Bounded: a form that has had its
 * fill is refused before a counter for the network is made.
 */
export class SubmissionLimits {
  readonly #perForm: RateLimiterMemory;
  readonly #perNetwork: RateLimiterMemory;

  constructor(perForm: number, perNetwork: number) {
    const duration = RATE_WINDOW / 1_000;
    this.#perForm = new RateLimiterMemory({ points: perForm, duration });
    this.#perNetwork = new RateLimiterMemory({ points: perNetwork, duration });
  }

  /**
   * @param network the sender's, as `clientNetwork` gives it; unknown ones share only the form's limit
   * @returns seconds to wait when one more is too many, else undefined
   */
  async count(form: FormName, network: string | undefined): Promise<number | undefined> {
    const formState = await this.#perForm.get(form);
    if (formState && formState.remainingPoints <= 0) return Math.ceil(formState.msBeforeNext / 1_000);
    const wait = network === undefined ? undefined : await consume(this.#perNetwork, network);
    return wait ?? consume(this.#perForm, form);
  }
}

/** @param seconds as `count` returned them */
export function tooMany(seconds: number): Refusal {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new Refusal(
    429,
    'too-many',
    `Too many messages came in just now. Please try again in ${wait}.`,
    seconds,
  );
}
