import { request as httpRequest } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '../store/database';
import { acceptLead } from '../store/queries/intake';
import { find, totals } from '../store/queries/owner';
import { NOW, scratch, scratchDatabase, someLead } from '../testing/leads';
import { startDesk } from './desk';

let db: Database;
let desk: Awaited<ReturnType<typeof startDesk>>;
let lines: string[];

beforeEach(async () => {
  db = await scratchDatabase();
  lines = [];
  desk = await startDesk({ db, dataFolder: scratch(), now: () => NOW }, (line) => lines.push(line));
});
afterEach(() => void desk.server.close());

type Answer = { status: number; body: string; headers: Record<string, string | string[] | undefined> };

/** Sends what `fetch` would not: any Host, Origin and Cookie. @returns undefined when the desk hangs up */
function ask(path: string, headers: Record<string, string> = {}, body?: string): Promise<Answer | undefined> {
  const { port } = new URL(desk.address);
  return new Promise((resolve) => {
    const method = body === undefined ? 'GET' : 'POST';
    const request = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers }),
      );
    });
    request.on('error', () => resolve(undefined));
    request.end(body);
  });
}

/** Opens the printed address as a browser would. @returns headers of the session */
async function enter(): Promise<{ cookie: string; origin: string }> {
  const { origin, pathname, search } = new URL(desk.address);
  const answer = await ask(`${pathname}${search}`);
  expect([answer?.status, answer?.headers.location]).toEqual([303, '/']);
  const cookie = String(answer?.headers['set-cookie']);
  expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
  return { cookie: cookie.split(';')[0] ?? '', origin };
}

it('shows a lead, whatever is in it, as text', async () => {
  const evil = '<script>alert(1)</script>"\'&\u202e';
  await acceptLead(db, someLead('key', { name: evil, message: evil }), []);
  const { cookie } = await enter();
  const list = await ask('/', { cookie });
  expect(list?.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;\ufffd');
  const id = someLead('key', { name: evil, message: evil }).id;
  expect(list?.body).toContain(`href="/lead/${id}"`);
  const one = await ask(`/lead/${id}`, { cookie });
  expect(one?.body).toContain('<pre>&lt;script&gt;');
  expect(one?.body).not.toContain('<script>');
  expect(one?.headers['content-security-policy']).toContain("default-src 'none'");
  expect(one?.headers['cache-control']).toBe('no-store');
});

it('lets its token in once', async () => {
  const { pathname, search } = new URL(desk.address);
  await enter();
  expect(await ask(`${pathname}${search}`)).toMatchObject({ status: 403, body: '' });
  expect(lines.join()).toContain('without the token');
});

it.each(['/', '/?token=', '/?token=wrong', '/lead/x', '/export.csv', '/style.css', '/erase?which=x'])(
  'answers nothing to %s without the token',
  async (path) => {
    await acceptLead(db, someLead(), []);
    expect(await ask(path)).toMatchObject({ status: 403, body: '' });
    expect(await ask(path, { cookie: `desk-${new URL(desk.address).port}=wrong` })).toMatchObject({
      status: 403,
      body: '',
    });
  },
);

it('hangs up on a foreign Host or Origin, with or without the cookie', async () => {
  const { cookie, origin } = await enter();
  const { host, port } = new URL(desk.address);
  for (const foreign of [
    'evil.example',
    `evil.example:${port}`,
    '127.0.0.1',
    `127.0.0.1.evil.example:${port}`,
  ]) {
    expect(await ask('/', { cookie, host: foreign })).toBeUndefined();
  }
  for (const foreign of ['https://evil.example', 'null', `https://${host}`, `http://localhost:${port}`]) {
    expect(await ask('/retry', { cookie, origin: foreign }, 'id=all')).toBeUndefined();
    expect(await ask('/', { cookie, origin: foreign })).toBeUndefined();
  }
  expect(await ask('/retry', { cookie }, 'id=all')).toBeUndefined();
  expect((await ask('/retry', { cookie, origin }, 'id=all'))?.status).toBe(303);
});

it('listens on loopback alone', () => {
  expect(desk.server.address()).toMatchObject({ address: '127.0.0.1' });
});

it('filters, pages, exports, retries and erases', async () => {
  for (let n = 0; n < 60; n += 1) {
    await acceptLead(db, { ...someLead(`key-${n}`, { name: `Visitor ${n}.` }), receivedAt: NOW + n }, []);
  }
  const { cookie, origin } = await enter();
  const get = async (path: string) => (await ask(path, { cookie }))?.body ?? '';
  const first = await get('/?form=contact&state=waiting');
  expect([
    first.includes('Visitor 59.'),
    first.includes('Visitor 10.'),
    first.includes('Visitor 9.'),
  ]).toEqual([true, true, false]);
  const older = /href="([^"]*after[^"]*)"/.exec(first)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(await get(older)).toContain('Visitor 9.');
  expect(await get('/?text=visitor+7.')).toContain('Visitor 7.');
  expect(await get('/?text=nobody')).toContain('There is no such lead.');
  expect((await get('/export.csv?text=visitor+7.')).trim().split('\r\n')).toHaveLength(2);
  expect(JSON.parse(await get('/export.json'))).toHaveLength(60);

  const retried = await ask('/retry', { cookie, origin }, 'id=all');
  expect(await get(String(retried?.headers.location))).toContain('60 leads are due now.');
  expect(await get('/erase?which=ann@example.com')).toContain('Erase for good');
  expect((await totals(db)).counts.waiting).toBe(60);
  await ask('/erase', { cookie, origin }, 'which=ann@example.com');
  expect((await totals(db)).counts.waiting).toBe(0);
  expect(await find(db, someLead('key-1').id)).toBeUndefined();
  expect(await ask('/erase', { cookie, origin }, 'which=ann@example.com')).toMatchObject({ status: 400 });
  expect(await ask('/nowhere', { cookie })).toMatchObject({ status: 400 });
});
