/** Bounds of one submission and of the work behind it. Times in milliseconds, sizes in bytes. */

/** Largest request body, counted while reading. */
export const MAX_BODY_BYTES = 16_384;
/** Time for a body to arrive. */
export const BODY_TIMEOUT = 5_000;
/** A form filled faster than this was not filled by a person. */
export const MIN_FILL_TIME = 2_000;
/** Window that submissions per address and per form are counted in. */
export const RATE_WINDOW = 10 * 60_000;

/** Time for a webhook to answer. */
export const DELIVERY_TIMEOUT = 10_000;
/** How long a lead is retried, counted from its first attempt. */
export const RETRY_WINDOW = 72 * 3_600_000;
/** Pause after the first failed attempt; it doubles from there up to the longest. */
export const FIRST_PAUSE = 2_000;
export const LONGEST_PAUSE = 3_600_000;
/** Longest `Retry-After` that is obeyed to the letter. */
export const LONGEST_RETRY_AFTER = 24 * 3_600_000;
/** Deliveries under way at a time for one form, so that a hanging webhook cannot hold up another's leads. */
export const DELIVERIES_PER_FORM = 4;
/** How often the worker looks at the spool. */
export const TICK = 1_000;
/** Age at which a lock or temporary file of an unreachable process counts as abandoned. */
export const ABANDONED_AFTER = 30_000;
