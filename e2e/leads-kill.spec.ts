import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Receiver, Site, temporaryFolder } from './support/processes';
import { expect, test } from './support/test';

const SUBMISSIONS = 1_000;
const KILLS = 24;
const VISITORS = 8;
const SEED = 20_261_120;
/** Milliseconds that a visitor writes, and bounds of the server's life after it has come up. */
const WRITING = 150;
const LIFE = { shortest: 200, longest: 1_600 };

/** A linear congruential generator (Numerical Recipes): when the server is killed, the same in every run. @returns 0 to 1 */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Sends one message until it is accepted, always with its own key, as the form does. @returns failed tries */
async function sendUntilAccepted(site: Site, number: number): Promise<number> {
  const body = JSON.stringify({
    name: `Visitor ${number}`,
    email: `visitor${number}@example.com`,
    message: `Message ${number}`,
    elapsedMs: 60_000,
  });
  for (let failures = 0; ; failures += 1) {
    const accepted = await fetch(`${site.url}/api/leads/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `kill-test-${number}` },
      body,
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (accepted) return failures;
    await pause(100);
  }
}

test('what was accepted arrives, whatever is killed and whatever fails', async () => {
  test.setTimeout(480_000);
  const folder = await temporaryFolder();
  const receiver = await Receiver.start(SEED);
  await receiver.become('random');
  const env = {
    DATA_DIR: folder.path,
    CONTACT_WEBHOOK_URL: receiver.url,
    LEADS_LIMIT_PER_ADDRESS: '1000000',
    LEADS_LIMIT_PER_FORM: '1000000',
  };
  const site = await Site.start(env);
  const inState = (state: string) => readdir(join(folder.path, 'leads', state));
  try {
    let next = 0;
    let accepted = 0;
    let interrupted = 0;
    let kills = 0;
    const visitor = async () => {
      while (next < SUBMISSIONS) {
        interrupted += await sendUntilAccepted(site, next++);
        accepted += 1;
        await pause(WRITING);
      }
    };
    const random = seeded(SEED);
    const killer = async () => {
      for (; kills < KILLS; kills += 1) {
        await pause(LIFE.shortest + random() * (LIFE.longest - LIFE.shortest));
        await site.kill();
        await site.restart();
      }
    };
    await Promise.all([killer(), ...Array.from({ length: VISITORS }, visitor)]);

    // Half of all leads have to make their way through the failures before the receiver recovers.
    await expect
      .poll(async () => (await inState('delivered')).length, { timeout: 120_000 })
      .toBeGreaterThan(SUBMISSIONS / 2);
    await receiver.become('ok');
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'lib/tools/leads.ts', 'retry', 'all'], {
      env: { ...process.env, ...env },
    });
    await expect.poll(() => inState('new'), { timeout: 120_000 }).toEqual([]);

    const taken = (await receiver.requests()).filter((request) => request.taken);
    const keysByMessage = new Map<string, Set<string | undefined>>();
    for (const { key, body } of taken) {
      const message = String(body.message);
      keysByMessage.set(message, (keysByMessage.get(message) ?? new Set()).add(key));
    }
    const requests = (await receiver.requests()).length;
    console.log(
      `seed ${SEED}: ${accepted} accepted, ${kills} kills, ${interrupted} interrupted submissions, ` +
        `${requests} delivery attempts, ${taken.length} taken, ${new Set(taken.map(({ key }) => key)).size} keys`,
    );
    expect(kills).toBeGreaterThanOrEqual(20);
    expect(accepted).toBe(SUBMISSIONS);
    const expected = Array.from({ length: SUBMISSIONS }, (_, number) => `Message ${number}`);
    expect([...keysByMessage.keys()].sort()).toEqual(expected.sort());
    expect([...keysByMessage].filter(([, keys]) => keys.size !== 1)).toEqual([]);
    expect(new Set(taken.map(({ key }) => key)).size).toBe(SUBMISSIONS);
    for (const { type, body } of taken) {
      expect(type).toBe('application/json');
      const number = String(body.message).slice('Message '.length);
      expect(body).toEqual({
        name: `Visitor ${number}`,
        email: `visitor${number}@example.com`,
        company: '',
        message: `Message ${number}`,
      });
    }
    expect(await inState('tmp')).toEqual([]);
    expect(await inState('failed')).toEqual([]);
    expect(await inState('delivered')).toHaveLength(SUBMISSIONS);
  } finally {
    await site.kill();
    await receiver.stop();
    await folder.remove();
  }
});
