import { request as httpRequest } from 'node:http';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { totals } from '../health';
import { entry } from '../owner/records';
import { type Database, StoreError } from '../store/database';
import { acceptLead } from '../store/queue';
import { COPY, NOW, scratchDatabase, someLead } from '../testing/leads.fixture';
import { startDesk } from './desk';

let db: Database;
let desk: Awaited<ReturnType<typeof startDesk>>;
let lines: string[];

beforeEach(async () => {
  db = await scratchDatabase();
  lines = [];
  desk = await startDesk({ db, forms: COPY.forms }, (line) => lines.push(line));
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
  for (const name of [host, `localhost:${port}`]) {
    expect((await ask('/', { cookie, host: name }))?.status).toBe(200);
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
  await expect(entry(db, someLead('key-1').id)).rejects.toThrow('There is no lead');
  expect(await ask('/erase', { cookie, origin }, 'which=ann@example.com')).toMatchObject({ status: 400 });
  expect(await ask('/nowhere', { cookie })).toMatchObject({ status: 400 });
});

it('shows what of each state there is, and which filter was chosen', async () => {
  await acceptLead(db, someLead(), []);
  const { cookie } = await enter();
  const list = (await ask('/?state=failed&form=contact', { cookie }))?.body ?? '';
  expect(list).toContain('<p>1 waiting, 0 delivered, 0 failed, 0 unconfirmed, 0 ended</p>');
  expect(list).toContain('<option value="failed" selected>failed</option>');
  expect(list).toContain('<option value="waiting">waiting</option>');
  expect(list).toContain('<option value="contact" selected>contact</option>');
  expect(list).toContain('There is no such lead.');
  expect(list).toContain('href="/export.csv?state=failed&amp;form=contact"');
  const all = (await ask('/?state=nonsense', { cookie }))?.body ?? '';
  expect(all.match(/<option value="" selected>all<\/option>/g)).toHaveLength(2);
  expect(all).toContain(someLead().id);
});

it('shows the fields of a lead by their labels, and its message once', async () => {
  await acceptLead(db, someLead('key', { name: 'Zoë', message: 'Hello there', later: 'x' }), ['webhook']);
  const { id } = someLead('key', { name: 'Zoë', message: 'Hello there', later: 'x' });
  const { cookie } = await enter();
  const page = (await ask(`/lead/${id}`, { cookie }))?.body ?? '';
  expect(page).toContain(`<dt>${COPY.forms.contact.fields.name}</dt><dd>Zoë</dd>`);
  expect(page).toContain('<dt>later</dt><dd>x</dd>');
  expect(page.match(/Hello there/g)).toHaveLength(1);
  expect(page).not.toContain('cannot be read');
  expect(page).toContain('<tr><td>webhook</td><td>waiting</td><td>0</td><td></td></tr>');
});

it('sends its style as such, and exports as files of their types', async () => {
  const { cookie } = await enter();
  const headers = async (path: string) => {
    const answer = await ask(path, { cookie });
    return [answer?.status, answer?.headers['content-type'], answer?.headers['content-disposition']];
  };
  expect(await headers('/style.css')).toEqual([200, 'text/css; charset=utf-8', undefined]);
  expect(await headers('/export.csv')).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="leads.csv"',
  ]);
  expect(await headers('/export.json')).toEqual([
    200,
    'application/json',
    'attachment; filename="leads.json"',
  ]);
});

it('reads no form longer than its own', async () => {
  const { cookie, origin } = await enter();
  const erase = (length: number) => ask('/erase', { cookie, origin }, 'which='.padEnd(length, 'x'));
  expect((await erase(4_096))?.body).toContain('There is nothing of');
  expect((await erase(4_097))?.body).toContain('That is too long.');
});

it.each([
  [
    'by its code alone',
    Object.assign(new Error('disk of ann@example.com'), { code: 'SQLITE_IOERR' }),
    'The store cannot be used: SQLITE_IOERR.',
  ],
  [
    'in the words of what opens it',
    new StoreError('EACCES', 'The folder cannot be written.'),
    'The folder cannot be written.',
  ],
])('says what is wrong with the store, %s', async (_, error, words) => {
  const all = () => Promise.reject(error);
  const broken = await startDesk({ db: { ...db, all }, forms: COPY.forms }, () => undefined);
  onTestFinished(() => void broken.server.close());
  desk.server.close();
  desk = broken;
  const { cookie } = await enter();
  const answer = await ask('/', { cookie });
  expect(answer?.status).toBe(400);
  expect(answer?.body).toContain(words);
  expect(answer?.body).not.toContain('ann@example.com');
});
