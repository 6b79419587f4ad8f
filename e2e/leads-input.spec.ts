import { storedLeads } from './support/leads';
import { Site, temporaryFolder } from './support/processes';
import { peakMemory, sendRandomBodies } from './support/random-bodies';
import { rawRequest } from './support/raw';
import { expect, test } from './support/test';

const MESSAGE = { name: 'Ann', email: 'ann@example.com', company: '', message: 'Hello' };
const JSON_TYPE = { 'Content-Type': 'application/json' };
const FORM_TYPE = { 'Content-Type': 'application/x-www-form-urlencoded' };
const MEGABYTE = 1_048_576;
let site: Site;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = await temporaryFolder();
  site = await Site.start({
    DATA_DIR: folder.path,
    LEADS_LIMIT_PER_ADDRESS: '1000000',
    LEADS_LIMIT_PER_FORM: '1000000',
  });
});

test.afterAll(async () => {
  await site.stop();
  await folder.remove();
});

const stored = () => storedLeads({ DATA_DIR: folder.path });

async function post(body: BodyInit, headers: Record<string, string>, form = 'contact') {
  const response = await fetch(`${site.url}/api/leads/${form}`, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json');
  return { status: response.status, text, error: json ? JSON.parse(text).error : undefined };
}

/** Bytes of the longest body that is read (lib/leads/README.md). */
const LONGEST = 65_536;
const TOO_LONG = JSON.stringify({ ...MESSAGE, padding: ' '.repeat(LONGEST) });

const REFUSED: [
  name: string,
  status: number,
  code: string,
  body: BodyInit,
  headers: Record<string, string>,
][] = [
  ['one byte too many', 413, 'too-large', TOO_LONG.slice(0, LONGEST + 1), JSON_TYPE],
  ['broken JSON', 400, 'malformed', '{"name":', JSON_TYPE],
  ['JSON that is no object', 400, 'malformed', '["Ann"]', JSON_TYPE],
  ['null', 400, 'malformed', 'null', JSON_TYPE],
  ['nothing', 400, 'malformed', '', JSON_TYPE],
  ['bytes that are not UTF-8', 400, 'unreadable', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), JSON_TYPE],
  ['wrong types', 422, 'invalid', JSON.stringify({ name: 1, email: {}, message: ['x'] }), JSON_TYPE],
  ['an empty object', 422, 'invalid', '{}', JSON_TYPE],
  ['white space', 422, 'invalid', JSON.stringify({ ...MESSAGE, message: ' \n\t ' }), JSON_TYPE],
  [
    'a header in the name',
    422,
    'invalid',
    JSON.stringify({ ...MESSAGE, name: 'Ann\r\nBcc: all@example.com' }),
    JSON_TYPE,
  ],
  [
    'a header in the address',
    422,
    'invalid',
    JSON.stringify({ ...MESSAGE, email: 'a@b.cc\nBcc: c@d.ee' }),
    JSON_TYPE,
  ],
  [
    'an overlong message',
    422,
    'invalid',
    JSON.stringify({ ...MESSAGE, message: 'x'.repeat(4_001) }),
    JSON_TYPE,
  ],
  ['plain text', 415, 'wrong-type', JSON.stringify(MESSAGE), { 'Content-Type': 'text/plain' }],
  ['multipart', 415, 'wrong-type', 'x', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  [
    'a wrong origin',
    403,
    'wrong-origin',
    JSON.stringify(MESSAGE),
    { ...JSON_TYPE, Origin: 'https://evil.example' },
  ],
  ['an opaque origin', 403, 'wrong-origin', JSON.stringify(MESSAGE), { ...JSON_TYPE, Origin: 'null' }],
  ['a malformed key', 400, 'bad-key', JSON.stringify(MESSAGE), { ...JSON_TYPE, 'Idempotency-Key': 'a b' }],
];

for (const [name, status, code, body, headers] of REFUSED) {
  test(`refuses ${name}`, async () => {
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    expect(answer.error.code).toBe(code);
    expect(answer.error.message).toMatch(/\w/);
    expect(await stored()).toEqual([]);
  });
}

test('refuses what no form is called', async () => {
  for (const form of ['nope', '__proto__', 'constructor', '..%2f', 'contact%00', 'Contact']) {
    expect((await post('{}', JSON_TYPE, form)).status, form).toBe(404);
  }
});

test('refuses a form that names a field twice', async () => {
  expect((await post('name=Ann&name=Bob&email=a@b.cc&message=x', FORM_TYPE)).status).toBe(400);
});

test('accepts from its own pages and from clients that name no origin', async () => {
  const own = await post(JSON.stringify({ ...MESSAGE, name: 'Own' }), { ...JSON_TYPE, Origin: site.url });
  const none = await post(JSON.stringify({ ...MESSAGE, name: 'None' }), JSON_TYPE);
  expect([own.status, none.status]).toEqual([200, 200]);
  expect(await stored()).toHaveLength(2);
});

test('keeps one lead for one key, and for a plain form that is sent twice', async () => {
  const before = (await stored()).length;
  const body = JSON.stringify({ ...MESSAGE, name: 'Key' });
  const headers = { ...JSON_TYPE, 'Idempotency-Key': '0d7a3a52-5c0b-4c52-8f7a-6a7f6f1f6a11' };
  const answers = await Promise.all(Array.from({ length: 10 }, () => post(body, headers)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  for (const _ of [1, 2])
    expect((await post('name=Form&email=a@b.cc&message=x', FORM_TYPE)).status).toBe(303);
  expect(await stored()).toHaveLength(before + 2);
});

test('answers a body that stops coming with 408', async () => {
  const line = await rawRequest(
    site.port,
    'POST /api/leads/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na',
  );
  expect(line).toBe('HTTP/1.1 408 Request Timeout');
});

test('takes 200 MB without keeping them', async () => {
  const before = await peakMemory(site.pid);
  const chunk = Buffer.alloc(MEGABYTE, 'x');
  const head = `POST /api/leads/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  const size = chunk.toString('latin1');
  const declared = await rawRequest(
    site.port,
    `${head}Content-Length: ${200 * MEGABYTE}\r\n\r\n`,
    async (write) => {
      for (let sent = 0; sent < 200 && (await write(chunk)); sent += 1);
    },
  );
  const chunked = await rawRequest(site.port, `${head}Transfer-Encoding: chunked\r\n\r\n`, async (write) => {
    const part = `${MEGABYTE.toString(16)}\r\n${size}\r\n`;
    for (let sent = 0; sent < 200 && (await write(part)); sent += 1);
  });
  const grown = (await peakMemory(site.pid)) - before;
  console.log(
    `200 MB twice: the server's memory peaked ${grown.toFixed(0)} MB above ${before.toFixed(0)} MB`,
  );
  expect([declared, chunked]).toEqual(Array(2).fill('HTTP/1.1 413 Payload Too Large'));
  // Half of one body: what a busy collector leaves for later is less.
  expect(grown).toBeLessThan(100);
});

test('answers random bodies with a reason, and keeps none', async () => {
  const stock = await stored();
  const statuses = await sendRandomBodies(site, 600);
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['400', '422']));
  expect(await stored()).toEqual(stock);
});

const LIMITED = {
  LEADS_LIMIT_PER_ADDRESS: '1',
  LEADS_QUOTA_PER_ADDRESS: '2',
  LEADS_LIMIT_PER_FORM: '4',
  LEADS_QUOTA_PER_FORM: '5',
};

/** Starts a server with small limits and an empty store. */
async function withLimits(
  env: Record<string, string>,
  action: (strict: Site, data: string) => Promise<void>,
) {
  const data = await temporaryFolder();
  const strict = await Site.start({ DATA_DIR: data.path, ...LIMITED, ...env });
  try {
    await action(strict, data.path);
  } finally {
    await strict.stop();
    await data.remove();
  }
}

test('marks and then refuses an address and a form, each on its own; what is invalid does not count', async () => {
  await withLimits({ TRUST_PROXY: '1' }, async (strict, data) => {
    let number = 0;
    const send = (
      address: string,
      form = 'newsletter',
      body: object = { email: `ann${++number}@example.com` },
    ) =>
      fetch(`${strict.url}/api/leads/${form}`, {
        method: 'POST',
        headers: { ...JSON_TYPE, 'X-Forwarded-For': `9.9.9.9, ${address}` },
        body: JSON.stringify(body),
      });
    for (let n = 0; n < 20; n += 1) expect((await send('1.1.1.1:5678', 'newsletter', {})).status).toBe(422);
    const statuses = [];
    for (const address of [
      '1.1.1.1',
      '1.1.1.1:9',
      '1.1.1.1',
      '2.2.2.2',
      '2.2.2.2',
      '3.3.3.3',
      '4.4.4.4',
      '4.4.4.4',
    ]) {
      statuses.push((await send(address)).status);
    }
    // The first one of an address is taken past the quota of the form too.
    expect(statuses).toEqual([200, 200, 429, 200, 200, 200, 200, 429]);
    const kept = await storedLeads({ DATA_DIR: data });
    expect(kept.map(({ lead }) => lead?.suspicions.join())).toEqual(['', 'flood', '', 'flood', '', '']);
    const refused = await send('4.4.4.4');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await refused.json()).error.message).toMatch(/^Too many messages .* try again in \d+ minutes\.$/);
    expect((await send('4.4.4.4', 'contact', {})).status).toBe(422);
    expect(strict.output).toContain('warning: newsletter: more than the limit');
    expect(strict.output).toContain('warning: newsletter: the quota of ten minutes is used up');
  });
});

test('does not believe X-Forwarded-For unless told to, and says so', async () => {
  await withLimits({}, async (strict) => {
    const send = (address: string) =>
      fetch(`${strict.url}/api/leads/newsletter`, {
        method: 'POST',
        headers: { ...JSON_TYPE, 'X-Forwarded-For': address, 'X-Connection-Address': address },
        body: JSON.stringify({ email: `ann@${address}.example` }),
      });
    const statuses = [];
    for (const address of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) statuses.push((await send(address)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(strict.output).toContain('warning: forms come through a proxy');
  });
});

test('without JavaScript, a quota gives the words back; no answer to a form may be stored', async () => {
  await withLimits({}, async (strict) => {
    const send = (message: string) =>
      fetch(`${strict.url}/api/leads/contact`, {
        method: 'POST',
        headers: FORM_TYPE,
        body: new URLSearchParams({ ...MESSAGE, message }),
        redirect: 'manual',
      });
    const answers = [await send('One'), await send('Two'), await send('Precious words'), await send(' ')];
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 429, 422]);
    expect(await answers[2]?.text()).toContain('Precious words</textarea>');
    expect(answers.map(({ headers }) => headers.get('Cache-Control'))).toEqual(Array(4).fill('no-store'));
  });
});
