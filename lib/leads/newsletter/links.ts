/** Links in mails to subscribers: they carry a proof instead of a login. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../store/database';
import { addNote, readNote } from '../store/queries/notes';

/** What a link is for; the proof for one is none for the other. */
export type Step = 'confirm' | 'end';

/** The secret is made at its first use, and the same for all servers on the store. */
async function proofOf(db: Database, step: Step, subject: string): Promise<string> {
  await addNote(db, 'link-secret', randomBytes(32).toString('base64url'));
  const secret = (await readNote(db, 'link-secret')) ?? '';
  return createHmac('sha256', secret).update(`${step}\n${subject}`).digest('base64url');
}

/**
 * @param origin where the running server is reached, `https://www.example.com`
 * @param subject of a confirmation the lead's id; of an end the address, since it outlives every lead
 */
export async function linkFor(db: Database, origin: string, step: Step, subject: string): Promise<string> {
  const url = new URL(`/subscribe/${step}`, origin);
  url.search = new URLSearchParams({ of: subject, proof: await proofOf(db, step, subject) }).toString();
  return url.href;
}

/** @returns what a link is about; undefined when its proof does not fit */
export async function subjectOf(
  db: Database,
  step: Step,
  query: URLSearchParams,
): Promise<string | undefined> {
  const subject = query.get('of') ?? '';
  const given = Buffer.from(query.get('proof') ?? '');
  const expected = Buffer.from(await proofOf(db, step, subject));
  const fits = given.length === expected.length && timingSafeEqual(given, expected);
  return fits ? subject : undefined;
}
