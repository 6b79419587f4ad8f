/** Tells the owner when nothing has come through to a destination for an hour. */
import type { Context } from '../context';
import { OUTAGE_AFTER } from '../limits';
import { filled } from '../rules';
import type { Database } from '../store/database';
import { addNote, changeNote, removeNote } from '../store/queries/notes';

/** A destination with deliveries that have failed and wait. */
interface FailingRoute {
  form: string;
  channel: string;
  waiting: number;
  reason: string;
}

/** @returns each destination that something has failed at since `before`, and that has taken nothing since then */
async function failingRoutes(db: Database, before: number): Promise<FailingRoute[]> {
  const rows = await db.all(
    `SELECT form, channel, COUNT(*) AS waiting, COALESCE(MAX(last_error), '') AS reason FROM deliveries AS failing
     WHERE state = 'waiting' AND attempts > 0 AND NOT EXISTS (SELECT 1 FROM deliveries AS taken
       WHERE taken.form = failing.form AND taken.channel = failing.channel AND taken.state = 'delivered'
       AND taken.due_at > ?)
     GROUP BY form, channel HAVING MIN(first_attempt_at) <= ?`,
    before,
    before,
  );
  return rows as unknown as FailingRoute[];
}

const noteOf = ({ form, channel }: FailingRoute) => `outage ${form} ${channel}`;

/** Only the server that changes the note sends the mail; one that failed is sent again the next time. */
async function mailOnce(
  route: FailingRoute,
  { db, settings, send, copy }: Context,
  now: number,
): Promise<void> {
  const to = settings.MAIL_TO;
  if (!send || !to || !(await changeNote(db, noteOf(route), 'logged', 'mailed'))) return;
  const { form, channel, waiting } = route;
  const { subject, text } = copy.mail.outage;
  const filledText = `${filled(text, { ...route, waiting: String(waiting) })}\n`;
  const { kind } = await send({ id: `outage-${form}-${channel}-${now}`, to, subject, text: filledText });
  if (kind === 'retry') await changeNote(db, noteOf(route), 'mailed', 'logged');
}

/** @param now milliseconds since the epoch */
export async function watchOutages(context: Context, now: number): Promise<void> {
  const { db, log } = context;
  const failing = await failingRoutes(db, now - OUTAGE_AFTER);
  for (const route of failing) {
    const { form, channel, waiting, reason } = route;
    if (await addNote(db, noteOf(route), 'logged')) {
      log(
        `${form} by ${channel}: nothing has come through for an hour, ${waiting} wait: ${reason}`,
        'warning',
      );
    }
    await mailOnce(route, context, now);
  }
  const names = new Set(failing.map(noteOf));
  for (const { name } of await db.all(`SELECT name FROM leads_notes WHERE name LIKE 'outage %'`)) {
    if (names.has(String(name)) || !(await removeNote(db, String(name)))) continue;
    log(`${String(name).slice('outage '.length)}: deliveries come through again`);
  }
}
