import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Context } from '../context';
import { Deliveries } from '../delivery/deliver';
import { totals } from '../health';
import { acceptSubmission } from '../intake/accept';
import { newLead, type Suspicion } from '../lead';
import { entry } from '../owner/records';
import type { Database } from '../store/database';
import { COPY, eventually, NOW, scratchDatabase, someContext } from '../testing/leads.fixture';
import { type MailServer, startMailServer } from '../testing/smtp.fixture';
import { followStep } from './follow';
import { acceptUnconfirmed, linkFor } from './subscriptions';

const ORIGIN = 'https://www.example.com';
const PAGES = {
  confirm: '<form method="post"><button>Yes</button></form>',
  end: '<form method="post"><button>End</button></form>',
  confirmed: 'confirmed!',
  ended: 'ended!',
  invalid: 'invalid!',
};

let server: MailServer;
let db: Database;
let deliveries: Deliveries[];
let context: Context;

beforeEach(async () => {
  server = await startMailServer();
  db = await scratchDatabase();
  const env = { MAIL_URL: server.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'info@example.com' };
  context = someContext({
    db,
    settings: env,
    readPage: async (path) => PAGES[path.replace('/newsletter/', '') as keyof typeof PAGES],
  });
  deliveries = context.destinations.map((one) => new Deliveries(one, context));
});
afterEach(async () => {
  await Promise.all(deliveries.map((one) => one.stop()));
  await server.stop();
});

const subscription = (key = 'key-1', suspicions: Suspicion[] = []) =>
  newLead('newsletter', { email: 'Ann@example.com' }, { key, suspicions, now: NOW });
const subscribe = (lead = subscription()) => acceptUnconfirmed(db, lead);

const look = () => Promise.all(deliveries.map((one) => one.start()));

/** Looks until so many mails have come. @returns the last of them */
async function mails(count: number) {
  await eventually(async () => {
    await look();
    expect(server.mails).toHaveLength(count);
  });
  return server.mails.at(-1);
}

const linkIn = (body = '') =>
  new Request(/https:\/\/www\.example\.com\S+/.exec(body)?.[0] ?? 'https://none.example/');
const press = (step: 'confirm' | 'end', request: Request) =>
  followStep(step, new Request(request.url, { method: 'POST' }), context);

it('counts an address once its link was followed and pressed, not before', async () => {
  await subscribe();
  const asked = await mails(1);
  expect(asked?.to).toEqual(['Ann@example.com']);
  const link = linkIn(asked?.body);
  expect(new URL(link.url).pathname).toBe('/subscribe/confirm');

  const shown = await followStep('confirm', link, context);
  expect(shown.headers.get('Cache-Control')).toBe('no-store');
  expect(await shown.text()).toBe(PAGES.confirm);
  await look();
  expect(server.mails).toHaveLength(1);
  expect((await totals(db)).counts).toMatchObject({ unconfirmed: 1, waiting: 0 });

  expect(await (await press('confirm', link)).text()).toBe('confirmed!');
  await mails(3);
  expect(
    server.mails
      .map(({ to }) => to[0])
      .slice(1)
      .sort(),
  ).toEqual(['Ann@example.com', 'info@example.com']);
  await press('confirm', link);
  await look();
  expect(server.mails).toHaveLength(3);
  await eventually(async () => expect((await entry(db, subscription().id)).state).toBe('delivered'));
});

it('ends by the link in the mail that welcomes, also when the lead is long gone, and tells the owner', async () => {
  await subscribe();
  await press('confirm', linkIn((await mails(1))?.body));
  await mails(3);
  const welcome = server.mails.find(({ body }) => body.includes('/subscribe/end'));
  const link = linkIn(welcome?.body);
  expect(welcome?.headers).toContain(`List-Unsubscribe: <${link.url}>`);
  expect(await (await followStep('end', link, context)).text()).toContain('<button>End</button>');
  expect(await (await press('end', link)).text()).toBe('ended!');
  expect((await entry(db, subscription().id)).state).toBe('ended');
  const word = await mails(4);
  expect(word?.to).toEqual(['info@example.com']);
  expect(word?.body).toContain(COPY.mail.lead.ended);
  await db.all('DELETE FROM leads');
  expect((await press('end', link)).status).toBe(200);
});

it('asks an address a few times a day at most', async () => {
  for (let n = 0; n < 6; n += 1) await subscribe(subscription(`key-${n}`));
  await mails(3);
  await look();
  expect(server.mails).toHaveLength(3);
});

it('asks once for a program, and leaves mails for whoever has the address', async () => {
  for (const key of ['bot-1', 'bot-2', 'bot-3']) await subscribe(subscription(key, ['too-fast']));
  await mails(1);
  await look();
  expect(server.mails).toHaveLength(1);
  for (const key of ['ann-1', 'ann-2', 'ann-3']) await subscribe(subscription(key));
  await mails(3);
  await subscribe(subscription('bot-4', ['honeypot']));
  await look();
  expect(server.mails).toHaveLength(3);
});

it('takes the same address without a script again on the same day, after an end and for a mail that was lost', async () => {
  vi.useFakeTimers({ now: NOW - 1_000, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const send = () => {
    // The subscription that came last is the one whose end is told: two of the same millisecond have no order.
    vi.setSystemTime(Date.now() + 1);
    return acceptSubmission(
      'newsletter',
      new Request(`${ORIGIN}/api/leads/newsletter`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'email=ann%40example.com',
      }),
      context,
    );
  };
  const words = async () => (await db.all(`SELECT id FROM leads WHERE form = 'newsletter-end'`)).length;
  expect((await send()).headers.get('Location')).toBe('/sent/newsletter/unconfirmed');
  const first = linkIn((await mails(1))?.body);
  await press('confirm', first);
  await mails(3);
  const end = linkIn(server.mails.find(({ body }) => body.includes('/subscribe/end'))?.body);
  await press('end', end);
  await mails(4);
  await send();
  await mails(5);
  await send();
  const lost = await mails(6);
  expect(await (await press('confirm', linkIn(lost?.body))).text()).toBe('confirmed!');
  expect(await words()).toBe(1);
  await press('end', end);
  expect(await words()).toBe(2);
  await press('end', end);
  expect(await words()).toBe(2);
});

it('delivers nothing more of an address that has ended it', async () => {
  await subscribe();
  const link = linkIn((await mails(1))?.body);
  server.refuse(451);
  await press('confirm', link);
  await look();
  await eventually(async () =>
    expect(
      await db.all(`SELECT channel FROM deliveries WHERE attempts > 0 AND state = 'waiting'`),
    ).toHaveLength(2),
  );
  const end = await linkFor(db, ORIGIN, 'end', 'ann@example.com');
  await press('end', new Request(end));
  server.refuse(0);
  await db.all(`UPDATE deliveries SET due_at = 0 WHERE state = 'waiting'`);
  const word = await mails(2);
  await look();
  expect(server.mails).toHaveLength(2);
  expect(word?.body).toContain(COPY.mail.lead.ended);
});

it.each(['', '?of=x', '?of=newsletter-0123&proof=abc', `?of=%00&proof=${'a'.repeat(43)}`])(
  'takes %j for no link',
  async (search) => {
    for (const step of ['confirm', 'end'] as const) {
      const request = new Request(`${ORIGIN}/subscribe/${step}${search}`);
      const shown = await followStep(step, request, context);
      expect([shown.status, await shown.text()]).toEqual([404, 'invalid!']);
      expect((await press(step, request)).status).toBe(404);
    }
  },
);

it('lets the proof for one step be none for the other', async () => {
  await subscribe();
  const link = linkIn((await mails(1))?.body);
  expect((await press('end', link)).status).toBe(404);
});

it('answers honestly while the store is away', async () => {
  const away = async () => {
    throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  };
  const answer = await followStep('end', linkIn(`${ORIGIN}/?of=x`), { ...context, db: { ...db, all: away } });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60']);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
});
