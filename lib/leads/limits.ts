/** Bounds of one submission and of the work behind it. Times in milliseconds, sizes in bytes. */

export const DAY = 86_400_000;

/** Largest request body, counted while reading. */
export const MAX_BODY_BYTES = 65_536;
/** Time for a body to arrive. */
export const BODY_TIMEOUT = 5_000;
/** A form filled faster than this was not filled by a person. */
export const MIN_FILL_TIME = 2_000;
/** Window that submissions per address and per form are counted in. */
export const RATE_WINDOW = 10 * 60_000;

/** Time for a webhook to answer. */
export const DELIVERY_TIMEOUT = 10_000;
/** A lead is given up once its pauses come to this (delivery/settlement.ts). */
export const RETRY_WINDOW = 72 * 3_600_000;
/** Pause after the first failed attempt; it doubles from there up to the longest. */
export const FIRST_PAUSE = 2_000;
export const LONGEST_PAUSE = 3_600_000;
/** Longest `Retry-After` that is obeyed to the letter. */
export const LONGEST_RETRY_AFTER = 24 * 3_600_000;
/** Deliveries under way at a time for one destination, so that a hanging one cannot hold up another's leads. */
export const DELIVERIES_PER_DESTINATION = 4;
/** How long a lead belongs to the process that has taken it; longer than any attempt. */
export const CLAIM_LASTS = 30_000;
/** How often the worker looks for what is due, looks after the store, and goes on with an erasure. */
export const TICK = 1_000;
export const TIDY_EVERY = 60_000;
export const FINISH_EVERY = 5_000;
/** Time for a mail server to take a message; shorter than `CLAIM_LASTS`. */
export const MAIL_TIMEOUT = 20_000;
/** Least days that a subscription waits to be confirmed. */
export const CONFIRMATION_DAYS = 7;
/** Confirmation mails that one address gets in a day, whoever gives it. */
export const CONFIRMATIONS_PER_DAY = 3;
/** Time of failures after which the owner is told. */
export const OUTAGE_AFTER = 3_600_000;
