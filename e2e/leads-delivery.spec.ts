import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leadsCommand, storedLeads } from './support/leads';
import { Receiver, type ReceiverMode, Site, temporaryFolder } from './support/processes';
import { FILLER, fillToTheBrim } from './support/store';
import { expect, test } from './support/test';
import { freePort } from './support/tools';

const LONG = { timeout: 240_000 };
const running: { stop: () => Promise<void> }[] = [];
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let receiver: Receiver;

test.beforeEach(async () => {
  folder = await temporaryFolder();
  receiver = await Receiver.start();
});

test.afterEach(async () => {
  for (const site of running.splice(0)) await site.stop();
  await receiver.stop();
  await folder.remove();
});

async function start(env: Record<string, string> = {}): Promise<Site> {
  const site = await Site.start({
    DATA_DIR: folder.path,
    CONTACT_WEBHOOK_URL: receiver.url,
    NEWSLETTER_WEBHOOK_URL: `${receiver.url}/newsletter`,
    ...env,
  });
  running.push(site);
  return site;
}

const inState = async (state: 'waiting' | 'delivered' | 'failed') =>
  (await storedLeads({ DATA_DIR: folder.path }, state)).map(({ id }) => id);
const leads = (...args: string[]) => leadsCommand({ DATA_DIR: folder.path }, ...args);

async function send(
  site: Site,
  fields: Record<string, unknown> = {},
  headers: Record<string, string> = {},
  form = 'contact',
) {
  const response = await fetch(`${site.url}/api/leads/${form}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({
      name: 'Ann',
      email: 'ann@example.com',
      message: 'Hello',
      elapsedMs: 60_000,
      ...fields,
    }),
  });
  return { status: response.status, body: await response.json() };
}

/** What each form's webhook does with one delivery after another. */
const PASSING: Record<string, ReceiverMode[]> = {
  contact: ['hang', 'ok'],
  partner: ['500', 'drop', 'ok'],
  newsletter: ['429', 'reset', 'ok'],
};

test('delivers in the end to a webhook that hangs, fails, asks for patience, breaks off or takes without an answer', async () => {
  const site = await start({
    CONTACT_WEBHOOK_URL: `${receiver.url}/contact`,
    PARTNER_WEBHOOK_URL: `${receiver.url}/partner`,
  });
  const partnership = { company: 'Acme', phone: '', partnershipType: 'technology' };
  for (const [form, modes] of Object.entries(PASSING)) {
    await receiver.become(modes, `/${form}`);
    expect((await send(site, form === 'partner' ? partnership : {}, {}, form)).status).toBe(200);
  }
  await expect.poll(() => inState('delivered'), LONG).toHaveLength(3);
  expect(await inState('waiting')).toEqual([]);
  const requests = await receiver.requests();
  for (const [form, modes] of Object.entries(PASSING)) {
    const theirs = requests.filter(({ path }) => path === `/${form}`);
    expect(
      theirs.map(({ mode }) => mode),
      form,
    ).toEqual(modes);
    expect(theirs[0]?.key).toMatch(new RegExp(`^${form}-[0-9a-f]{24}$`));
    expect(new Set(theirs.map(({ key }) => key)).size, form).toBe(1);
  }
  expect(requests.find(({ path, mode }) => path === '/contact' && mode === 'ok')?.body).toEqual({
    name: 'Ann',
    email: 'ann@example.com',
    company: '',
    message: 'Hello',
  });
});

test('gives up on a refusal, keeps the lead, and delivers it when the owner asks', async () => {
  await receiver.become('400');
  const site = await start();
  await send(site);
  await expect.poll(() => inState('failed'), LONG).toHaveLength(1);
  const [id = ''] = await inState('failed');
  expect(await leads('list')).toMatch(new RegExp(`^failed +${id} .*1 attempt; HTTP 400`, 'm'));
  expect(JSON.parse(await leads('show', id))).toMatchObject({
    state: 'failed',
    payload: { message: 'Hello' },
  });
  expect(await receiver.requests()).toHaveLength(1);

  await receiver.become('ok');
  expect(await leads('retry', id)).toContain('1 lead is due now');
  await expect.poll(() => inState('delivered'), LONG).toHaveLength(1);
  expect(await leads('export')).toContain(`${id},contact,delivered,`);
});

test('delivers what looks like a program’s, with a header that says so', async () => {
  const site = await start();
  await send(site, { website: 'https://spam.example', elapsedMs: 10 });
  await expect.poll(() => inState('delivered'), LONG).toHaveLength(1);
  expect(await receiver.requests()).toMatchObject([
    {
      suspect: 'honeypot, too-fast',
      body: { name: 'Ann', email: 'ann@example.com', company: '', message: 'Hello' },
    },
  ]);
});

test('a form without a webhook waits on disk until it has one', async () => {
  const first = await start({ CONTACT_WEBHOOK_URL: '' });
  expect((await send(first)).status).toBe(200);
  await first.stop();
  expect(await inState('waiting')).toHaveLength(1);
  expect(await receiver.requests()).toEqual([]);
  await start();
  await expect.poll(() => inState('delivered'), LONG).toHaveLength(1);
});

test('a hanging webhook holds up only its own form', async () => {
  const stuck = await Receiver.start();
  running.push(stuck);
  await stuck.become('hang');
  const site = await start({ CONTACT_WEBHOOK_URL: stuck.url });
  for (let number = 0; number < 12; number += 1) await send(site, { name: `Ann ${number}` });
  await fetch(`${site.url}/api/leads/newsletter`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"email":"ann@example.com"}',
  });
  await expect
    .poll(async () => (await receiver.requests()).map(({ body }) => body), LONG)
    .toEqual([{ email: 'ann@example.com' }]);
});

test('two servers on one store deliver each lead once', async () => {
  const sites = [await start(), await start()];
  for (let number = 0; number < 40; number += 1) {
    const site = sites[number % 2];
    if (site) await send(site, { name: `Ann ${number}` });
  }
  await expect.poll(() => inState('delivered'), LONG).toHaveLength(40);
  expect(await receiver.requests()).toHaveLength(40);
});

test.describe('when the disk refuses', () => {
  test.use({ allowedErrors: [/Failed to (submit form|load resource)/] });

  test('the visitor sees it, keeps the text, and can send once the disk takes it', async ({ page }) => {
    // A bound that the database is about to reach, as a disk would.
    const site = await start({ LEADS_MAX_MB: '1' });
    await fillToTheBrim(folder.path);
    await page.goto(`${site.url}/forms/contact`);
    await page.locator('main form [name="name"]').focus();
    await page.locator('[data-island][data-hydrated]').waitFor();
    await page.getByLabel('Name').fill('Ann');
    await page.getByLabel('Email').fill('ann@example.com');
    await page.getByLabel('Message').fill('Precious words');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.locator('main').getByRole('alert')).toContainText('could not be taken just now');
    await expect(page.getByLabel('Message')).toHaveValue('Precious words');
    expect(await receiver.requests()).toEqual([]);
    expect(site.output).toMatch(/contact-[0-9a-f]{24} not accepted: SQLITE_FULL/);
    const ready = await fetch(`${site.url}/readyz`);
    expect([ready.status, (await ready.json()).store]).toEqual([503, 'SQLITE_FULL']);

    await leads('erase', FILLER);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByText('Message Sent!', { exact: true })).toBeFocused();
    await expect.poll(() => inState('delivered'), LONG).toHaveLength(1);
    expect(await receiver.requests()).toMatchObject([{ body: { message: 'Precious words' } }]);
  });
});

test('without a disk, answers only after the webhook did', async () => {
  const others = ['PARTNER', 'NEWSLETTER', 'EVENT'].map((form) => [`${form}_WEBHOOK_URL`, receiver.url]);
  const site = await start({ LEADS_STORE: 'webhook', ...Object.fromEntries(others) });
  expect((await send(site)).status).toBe(200);
  expect(await receiver.requests()).toHaveLength(1);
  await receiver.become('500');
  const key = { 'Idempotency-Key': 'the-same-key-again' };
  const refused = await send(site, {}, key);
  expect([refused.status, refused.body.error.code]).toEqual([503, 'not-stored']);
  await receiver.become('ok');
  expect((await send(site, {}, key)).status).toBe(200);
  const keys = (await receiver.requests()).map((request) => request.key);
  expect(keys[2]).toBe(keys[1]);
  expect(await readdir(folder.path)).toEqual([]);
});

/** SQLite takes its log away with the last connection. */
function taken(error: NodeJS.ErrnoException): string {
  if (error.code !== 'ENOENT') throw error;
  return '';
}

test('logs ids and states, never what a visitor typed, and keeps no trace of it once it is erased', async () => {
  const typed = /Wanjiru-Secret|secret@example|Confidential/i;
  await receiver.become('500');
  const site = await start();
  await send(site, { name: 'Wanjiru-Secret', email: 'Secret@example.com', message: 'Confidential words' });
  await send(site, { name: 'Bob', email: 'bob@example.com' });
  await expect
    .poll(() => site.output, LONG)
    .toMatch(/contact-[0-9a-f]{24} waits by webhook, attempt 1: HTTP 500/);
  expect(site.output).toMatch(/contact-[0-9a-f]{24} accepted/);
  expect(await leads('export')).toMatch(typed);

  expect(await leads('erase', 'secret@example.com')).toContain('1 lead erased');
  await receiver.become('ok');
  await expect.poll(() => inState('delivered'), LONG).toHaveLength(1);
  expect(site.output).not.toMatch(typed);
  expect(await leads('export')).not.toMatch(typed);
  await site.stop();
  const files = await readdir(folder.path, { recursive: true, withFileTypes: true });
  const kept = files.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  expect(kept).toContain(join(folder.path, 'leads.db'));
  for (const file of kept) expect(await readFile(file, 'latin1').catch(taken), file).not.toMatch(typed);
  expect(site.output).not.toMatch(typed);
});

test('lets pages of the public site post from another origin', async () => {
  const site = await start({ SITE_URL: 'https://www.example.com' });
  const ours = { Origin: 'https://www.example.com' };
  const preflight = await fetch(`${site.url}/api/leads/contact`, { method: 'OPTIONS', headers: ours });
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('https://www.example.com');
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Idempotency-Key');
  const plain = await fetch(`${site.url}/api/leads/newsletter`, {
    method: 'POST',
    headers: { ...ours, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'email=ann@example.com',
    redirect: 'manual',
  });
  expect([plain.status, plain.headers.get('Location')]).toEqual([
    303,
    'https://www.example.com/sent/newsletter',
  ]);
  const theirs = await fetch(`${site.url}/api/leads/contact`, {
    method: 'OPTIONS',
    headers: { Origin: 'https://evil.example' },
  });
  expect(theirs.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('a setting that cannot be used stops the start, with name and reason', async () => {
  const child = spawn(process.execPath, ['lib/commands/start.mjs', '--built'], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      CONTACT_WEBHOOK_URL: 'hooks.example/s3cret',
      LEADS_KEEP_DAYS: 'ten',
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'exit');
  expect(code).not.toBe(0);
  expect(output).toContain('CONTACT_WEBHOOK_URL: must be an absolute http(s) URL');
  expect(output).toContain('LEADS_KEEP_DAYS: must be a whole number');
  expect(output).not.toContain('s3cret');
});

test('a folder that cannot be written stops the start, with its path', async () => {
  // A file where the folder should be: not even root can write into it.
  const data = join(folder.path, 'data');
  await writeFile(data, '');
  const child = spawn(process.execPath, ['lib/commands/start.mjs', '--built'], {
    env: { ...process.env, DATA_DIR: data, PORT: String(await freePort()) },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'exit');
  expect(code).not.toBe(0);
  expect(output).toMatch(new RegExp(`The folder of the leads, ${data}, cannot be written: (EEXIST|ENOTDIR)`));
});

test('no webhook URL is in anything that a browser can fetch', async () => {
  const scripts = 'dist';
  const names = (await readdir(scripts, { recursive: true })).filter((name) => name.endsWith('.js'));
  for (const name of names) {
    expect(await readFile(join(scripts, name), 'utf8'), name).not.toMatch(/_WEBHOOK_URL/);
  }
  expect(names.length).toBeGreaterThan(0);
});
