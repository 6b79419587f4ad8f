import { type Database, numberOf, textOf } from '../database';

/** A destination with deliveries that have failed and wait. */
export interface FailingRoute {
  form: string;
  channel: string;
  /** First attempt of the oldest of them, milliseconds since the epoch. */
  since: number;
  waiting: number;
  reason: string;
}

/** @returns each destination that something failed at and still waits for */
export async function failingRoutes(db: Database): Promise<FailingRoute[]> {
  const rows = await db.all(
    `SELECT form, channel, MIN(first_attempt_at) AS since, COUNT(*) AS waiting, MAX(last_error) AS reason
     FROM deliveries WHERE state = 'waiting' AND attempts > 0 GROUP BY form, channel`,
  );
  return rows.map((row) => ({
    form: textOf(row, 'form'),
    channel: textOf(row, 'channel'),
    since: numberOf(row, 'since'),
    waiting: numberOf(row, 'waiting'),
    reason: textOf(row, 'reason'),
  }));
}
