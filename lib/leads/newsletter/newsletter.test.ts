import { afterEach, beforeEach, expect, it } from 'vitest';
import { readSettings } from '@/lib/content/settings/read';
import type { Destination } from '../delivery/destination';
import { destinationsOf } from '../delivery/routes';
import { Worker } from '../delivery/worker';
import { databaseStore } from '../intake/store';
import { newLead, type Suspicion } from '../lead';
import type { Database } from '../store/database';
import { find, totals } from '../store/queries/owner';
import { eventually, NOW, scratchDatabase } from '../testing/leads';
import { type MailServer, startMailServer } from '../testing/smtp';
import { type NewsletterPorts, showStep, takeStep } from './handle';

const ORIGIN = 'https://www.example.com';
const PAGES = {
  confirm: '<form method="post" data-step="" action="/x"><button>Yes</button></form>',
  end: '<form method="post" data-step="" action="/x"><button>End</button></form>',
  confirmed: 'confirmed!',
  ended: 'ended!',
  invalid: 'invalid!',
};

let server: MailServer;
let db: Database;
let worker: Worker;
let destinations: Destination[];
let ports: NewsletterPorts;

beforeEach(async () => {
  server = await startMailServer();
  db = await scratchDatabase();
  const env = { MAIL_URL: server.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'info@example.com' };
  destinations = destinationsOf(readSettings(env as unknown as NodeJS.ProcessEnv), db, ORIGIN);
  const log = () => undefined;
  const retention = { delivered: 30, failed: 60, waiting: 90, unconfirmed: 30, ended: 30 };
  const clock = { now: () => NOW, passed: () => 0, random: () => 1 };
  worker = new Worker({ db, destinations, owner: 'one', retention, log, ...clock });
  ports = {
    db,
    channels: { newsletter: ['mail'], 'newsletter-end': ['mail'] },
    page: async (page) => PAGES[page],
    now: () => NOW,
    log,
  };
});
afterEach(async () => {
  await worker.stop();
  await server.stop();
});

const subscription = (key = 'key-1', suspicions: Suspicion[] = []) =>
  newLead('newsletter', { email: 'Ann@example.com' }, { key, suspicions, now: NOW });
const subscribe = (lead = subscription()) => databaseStore(db, destinations).accept(lead);

/** Lets the worker look until so many mails have come. @returns the last of them */
async function mails(count: number) {
  await eventually(async () => {
    await worker.look();
    expect(server.mails).toHaveLength(count);
  });
  return server.mails.at(-1);
}

const linkIn = (body = '') =>
  new Request(/https:\/\/www\.example\.com\S+/.exec(body)?.[0] ?? 'https://none.example/');
const press = (step: 'confirm' | 'end', request: Request) =>
  takeStep(step, new Request(request.url, { method: 'POST' }), ports);

it('counts an address once its link was followed and pressed, not before', async () => {
  await subscribe();
  const asked = await mails(1);
  expect(asked?.to).toEqual(['Ann@example.com']);
  const link = linkIn(asked?.body);
  expect(new URL(link.url).pathname).toBe('/subscribe/confirm');

  const shown = await showStep('confirm', link, ports);
  expect(shown.headers.get('Cache-Control')).toBe('no-store');
  expect(await shown.text()).toContain(
    `action="${new URL(link.url).pathname}${new URL(link.url).search.replaceAll('&', '&amp;')}"`,
  );
  await worker.look();
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
  await worker.look();
  expect(server.mails).toHaveLength(3);
  await eventually(async () => expect((await find(db, subscription().id))?.state).toBe('delivered'));
});

it('ends by the link in the mail that welcomes, also when the lead is long gone, and tells the owner', async () => {
  await subscribe();
  await press('confirm', linkIn((await mails(1))?.body));
  await mails(3);
  const welcome = server.mails.find(({ body }) => body.includes('/subscribe/end'));
  const link = linkIn(welcome?.body);
  expect(welcome?.headers).toContain(`List-Unsubscribe: <${link.url}>`);
  expect(await (await showStep('end', link, ports)).text()).toContain('<button>End</button>');
  expect(await (await press('end', link)).text()).toBe('ended!');
  expect((await find(db, subscription().id))?.state).toBe('ended');
  const word = await mails(4);
  expect(word?.to).toEqual(['info@example.com']);
  expect(word?.body).toContain('take it off your list');
  await db.all('DELETE FROM leads');
  expect((await press('end', link)).status).toBe(200);
});

it('asks an address a few times a day at most, and never for a program', async () => {
  for (let n = 0; n < 6; n += 1) await subscribe(subscription(`key-${n}`));
  await mails(3);
  await subscribe(subscription('bot', ['honeypot']));
  await worker.look();
  expect(server.mails).toHaveLength(3);
});

it.each(['', '?of=x', '?of=newsletter-0123&proof=abc', `?of=%00&proof=${'a'.repeat(43)}`])(
  'takes %j for no link',
  async (search) => {
    for (const step of ['confirm', 'end'] as const) {
      const request = new Request(`${ORIGIN}/subscribe/${step}${search}`);
      const shown = await showStep(step, request, ports);
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
  const answer = await showStep('end', linkIn(`${ORIGIN}/?of=x`), { ...ports, db: { ...db, all: away } });
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60']);
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
});
