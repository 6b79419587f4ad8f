/** Tells the owner, once, when nothing has come through to a destination for an hour. */
import { OUTAGE_AFTER } from '../limits';
import type { Log } from '../log';
import { filled, MAIL_COPY } from '../newsletter/copy';
import type { Database } from '../store/database';
import { addNote, removeNote } from '../store/queries/notes';
import { type FailingRoute, failingRoutes } from '../store/queries/outage';
import type { Mail, SendMail } from './mail/transport';

/** Whom to tell besides the log. */
export interface Alarm {
  send: SendMail;
  to: string;
}

const noteOf = ({ form, channel }: FailingRoute) => `outage ${form} ${channel}`;

function outageMail(route: FailingRoute, to: string, now: number): Mail {
  const { subject, text } = MAIL_COPY.outage;
  const { form, channel, waiting, reason } = route;
  return {
    id: `outage-${form}-${channel}-${now}`,
    to,
    subject: filled(subject, {}),
    text: `${filled(text, { form, channel, waiting: String(waiting), reason })}\n`,
  };
}

/**
 * Only the server that leaves the note tells; it goes when nothing fails there any more.
 * @param now milliseconds since the epoch
 */
export async function watchOutages(
  { db, log, alarm }: { db: Database; log: Log; alarm?: Alarm | undefined },
  now: number,
): Promise<void> {
  const failing = await failingRoutes(db);
  for (const route of failing.filter(({ since }) => now - since >= OUTAGE_AFTER)) {
    if (!(await addNote(db, noteOf(route), String(now)))) continue;
    const { form, channel, waiting, reason } = route;
    log(`${form} by ${channel}: nothing has come through for an hour, ${waiting} wait: ${reason}`, 'warning');
    if (alarm) await alarm.send(outageMail(route, alarm.to, now));
  }
  const names = new Set(failing.map(noteOf));
  for (const name of await outageNotes(db)) {
    if (names.has(name)) continue;
    if (await removeNote(db, name)) log(`${name.slice('outage '.length)}: deliveries come through again`);
  }
}

async function outageNotes(db: Database): Promise<string[]> {
  const rows = await db.all(`SELECT name FROM leads_notes WHERE name LIKE 'outage %'`);
  return rows.map(({ name }) => String(name));
}
