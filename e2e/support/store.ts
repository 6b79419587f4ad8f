/** Stores with many leads in them, made beside a server. */
import { type Lead, newLead } from '@/lib/leads/lead';
import type { Database } from '@/lib/leads/store/database';
import { openStore, PATIENCE } from '@/lib/leads/store/open';
import { acceptLead, insertLead } from '@/lib/leads/store/queue';
import type { StoreEnv } from './leads';
import type { Site } from './processes';

const BATCH = 1_000;

/** @returns what visitor number so-and-so sends */
export const message = (number: number) => ({
  name: `Visitor ${number}`,
  email: `visitor${number}@example.com`,
  company: '',
  message: `Message ${number}. ${'Words that make it as long as most are. '.repeat(5)}`,
});

/** @returns the same as a lead */
export const lead = (number: number): Lead =>
  newLead('contact', message(number), { key: `soak-${number}`, suspicions: [], now: Date.now() - number });

/** Sends JSON to the contact form of a server. */
export const post = (site: Site, body: object): Promise<Response> =>
  fetch(`${site.url}/api/leads/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Does something with a store, and closes it. */
export async function withStore<T>(env: StoreEnv, action: (db: Database) => Promise<T>): Promise<T> {
  const db = openStore(env, () => undefined, PATIENCE.owner);
  try {
    return await action(db);
  } finally {
    await db.close();
  }
}

/** Fills a store with leads as they lie there once they came. */
export const fillStore = (env: StoreEnv, count: number, state: 'waiting' | 'delivered'): Promise<void> =>
  withStore(env, async (db) => {
    for (let start = 0; start < count; start += BATCH) {
      const numbers = Array.from({ length: Math.min(BATCH, count - start) }, (_, n) => start + n);
      await db.batch(numbers.map((number) => insertLead(lead(number), state)));
    }
    if (state === 'delivered') await db.all('UPDATE leads SET settled_at = ?', Date.now());
  });

export const FILLER = 'filler@example.com';

/** Fills a store of one megabyte until not even a word fits: large leads first, then ever smaller ones into what is left. */
export async function fillToTheBrim(path: string): Promise<void> {
  const db = openStore({ DATA_DIR: path, LEADS_MAX_MB: 1 }, () => undefined);
  let taken = 0;
  for (const length of [4_000, 400, 40, 1]) {
    const message = 'x'.repeat(length);
    const insert = () => {
      taken += 1;
      const context = { key: `${taken}`, suspicions: [], now: Date.now() };
      return acceptLead(db, newLead('partner', { email: FILLER, message }, context), []);
    };
    while (await insert().then(Boolean, () => false));
  }
  await db.close();
}

/** @returns how many leads a store has in each state that any is in */
export const countByState = (env: StoreEnv): Promise<Record<string, number>> =>
  withStore(env, async (db) => {
    const rows = await db.all('SELECT state, COUNT(*) AS count FROM leads GROUP BY state');
    return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
  });
