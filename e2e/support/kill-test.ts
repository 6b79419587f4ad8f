/** Visitors send, servers are killed, the receiver fails a third of the time: what was accepted must arrive. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'playwright/test';
import { leadsCommand, type StoreEnv, storedLeads } from './leads';
import { Receiver, Site } from './processes';

const VISITORS = 8;
const SEED = 20_261_120;
/** Milliseconds that a visitor writes, and bounds of a server's life after it has come up. */
const WRITING = 150;
const LIFE = { shortest: 200, longest: 1_600 };
/** Milliseconds that a lead belongs to the server that has taken it (lib/leads/delivery/deliver.ts). */
const CLAIM_LASTS = 30_000;

export interface KillTest {
  store: StoreEnv;
  submissions: number;
  kills: number;
  /** Servers on the one store; each is killed in its turn. */
  servers?: number;
}

/** A linear congruential generator (Numerical Recipes): when a server is killed, the same in every run. @returns 0 to 1 */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const payload = (number: number) => ({
  name: `Visitor ${number}`,
  email: `visitor${number}@example.com`,
  company: '',
  message: `Message ${number}`,
});

/** Sends one message until it is accepted, always with its own key, as the form does. @returns failed tries */
async function sendUntilAccepted(site: Site, number: number): Promise<number> {
  for (let failures = 0; ; failures += 1) {
    const accepted = await fetch(`${site.url}/api/leads/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `kill-test-${number}` },
      body: JSON.stringify({ ...payload(number), elapsedMs: 60_000 }),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (accepted) return failures;
    await pause(100);
  }
}

/** Sends and kills until both are through. @returns tries that a kill interrupted */
async function attack(sites: readonly Site[], { submissions, kills }: KillTest): Promise<number> {
  const random = seeded(SEED);
  let next = 0;
  let interrupted = 0;
  const visitor = async (_: unknown, index: number) => {
    const site = sites[index % sites.length];
    while (site && next < submissions) {
      interrupted += await sendUntilAccepted(site, next++);
      await pause(WRITING);
    }
  };
  const killer = async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      await pause(LIFE.shortest + random() * (LIFE.longest - LIFE.shortest));
      const victim = sites[Math.floor(random() * sites.length)];
      await victim?.kill();
      await victim?.restart();
    }
  };
  await Promise.all([killer(), ...Array.from({ length: VISITORS }).map(visitor)]);
  return interrupted;
}

/** Asserts that every message arrived, whole and under one key of its own. @returns requests that the receiver took */
async function expectAllArrived(receiver: Receiver, submissions: number): Promise<number> {
  const taken = (await receiver.requests()).filter((request) => request.taken);
  const keys = new Map<string, Set<string | undefined>>();
  for (const { key, body, type } of taken) {
    const number = Number(String(body.message).slice('Message '.length));
    expect(type).toBe('application/json');
    expect(body).toEqual(payload(number));
    keys.set(String(body.message), (keys.get(String(body.message)) ?? new Set()).add(key));
  }
  const expected = Array.from({ length: submissions }, (_, number) => `Message ${number}`);
  expect([...keys.keys()].sort()).toEqual(expected.sort());
  expect([...keys].filter(([, used]) => used.size !== 1)).toEqual([]);
  expect(new Set(taken.map(({ key }) => key)).size).toBe(submissions);
  return taken.length;
}

/** Runs the test and asserts that nothing was lost and nothing doubled by key. */
export async function killTest(test: KillTest): Promise<void> {
  const { store, submissions, kills, servers = 1 } = test;
  const receiver = await Receiver.start(SEED);
  await receiver.become('random');
  const env = {
    ...store,
    CONTACT_WEBHOOK_URL: receiver.url,
    LEADS_LIMIT_PER_ADDRESS: '1000000',
    LEADS_LIMIT_PER_FORM: '1000000',
    LEADS_QUOTA_PER_ADDRESS: '1000000',
    LEADS_QUOTA_PER_FORM: '1000000',
  };
  const sites: Site[] = [];
  const inState = async (state: 'waiting' | 'failed' | 'delivered') =>
    (await storedLeads(store, state)).length;
  try {
    while (sites.length < servers) sites.push(await Site.start(env));
    const interrupted = await attack(sites, test);
    // Half of all leads have to make their way through the failures before the receiver recovers.
    await expect.poll(() => inState('delivered'), { timeout: 240_000 }).toBeGreaterThan(submissions / 2);
    await receiver.become('ok');
    // What a killed server had taken is free once its time is over.
    for (const site of sites) await site.killFor(CLAIM_LASTS);
    await leadsCommand(store, 'retry', 'all');
    await expect.poll(() => inState('waiting'), { timeout: 240_000 }).toBe(0);
    const taken = await expectAllArrived(receiver, submissions);
    expect([await inState('failed'), await inState('delivered')]).toEqual([0, submissions]);
    const attempts = (await receiver.requests()).length;
    console.log(
      `${servers} server(s), seed ${SEED}: ${submissions} accepted, ${kills} kills, ${interrupted} interrupted ` +
        `submissions, ${attempts} delivery attempts, ${taken} taken under ${submissions} keys, 0 lost`,
    );
  } finally {
    for (const site of sites) await site.kill();
    await receiver.stop();
  }
}
