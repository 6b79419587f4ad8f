import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Context } from '../context';
import { type FormName, MAX_LENGTH } from '../forms';
import type { Destination, Lead, Outcome } from '../lead';
import { COPY, eventually, NOW, scratchDatabase, someContext, someSettings } from '../testing/leads.fixture';
import { acceptSubmission, validate } from './accept';
import { MAX_BODY_BYTES, type Refusal } from './body';
import { SubmissionLimits } from './suspicions';

/** A site that keeps nothing, so that its webhook takes each lead while the visitor waits. */
let context: Context;
let send: ReturnType<typeof vi.fn<(lead: Lead) => Promise<Outcome>>>;
let lines: string[];

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  lines = [];
  send = vi.fn(async () => ({ kind: 'delivered' }));
  const to = (form: FormName, channel: 'webhook' | 'mail'): Destination => ({
    form,
    channel,
    send: (lead) => send(lead),
  });
  context = someContext({
    db: await scratchDatabase(),
    settings: { LEADS_STORE: 'webhook' },
    destinations: [to('contact', 'webhook'), to('event', 'webhook'), to('partner', 'mail')],
    openEventTitle: (id) => (id === 'open' ? 'Live Q&A' : undefined),
    log: (line) => lines.push(line),
  });
});

const limited = (most: number) =>
  new SubmissionLimits({
    LEADS_LIMIT_PER_ADDRESS: most,
    LEADS_LIMIT_PER_FORM: most,
    LEADS_QUOTA_PER_ADDRESS: 2 * most,
    LEADS_QUOTA_PER_FORM: 2 * most,
  });

const VALID = { name: 'Ann', email: 'ann@example.com', message: 'Hello' };
const request = (body: object, headers: Record<string, string> = {}) =>
  new Request('http://127.0.0.1/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', host: '127.0.0.1', ...headers },
    body: JSON.stringify(body),
  });
/** The same, sent without JavaScript. */
const plain = (body: Record<string, string>, headers: Record<string, string> = {}) =>
  new Request('http://127.0.0.1/', {
    method: 'POST',
    headers: { host: '127.0.0.1', ...headers },
    body: new URLSearchParams(body),
  });
const leads = () => send.mock.calls.map(([lead]) => lead);

it('stores exactly the fields, then answers', async () => {
  const answer = await acceptSubmission('contact', request({ ...VALID, elapsedMs: 5, admin: true }), context);
  expect([answer.status, await answer.json()]).toEqual([200, { sent: true, unconfirmed: false }]);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(leads()).toEqual([
    expect.objectContaining({
      form: 'contact',
      payload: { name: 'Ann', email: 'ann@example.com', company: '', message: 'Hello' },
      suspicions: ['too-fast'],
      receivedAt: NOW,
    }),
  ]);
  expect(lines).toEqual([`${leads()[0]?.id} delivered`]);
});

it('does not answer before the lead is safe', async () => {
  let safe = () => {};
  send.mockReturnValue(new Promise((resolve) => (safe = () => resolve({ kind: 'delivered' }))));
  let answered = false;
  const answer = acceptSubmission('contact', request(VALID), context).then(() => (answered = true));
  await eventually(() => expect(send).toHaveBeenCalled());
  expect(answered).toBe(false);
  safe();
  await answer;
});

it.each(['contact', 'partner'] as const)(
  'refuses what is not safe, and says why to the owner alone',
  async (form) => {
    send.mockResolvedValue({ kind: 'retry', reason: 'HTTP 500', pause: 0 });
    const values = { ...VALID, company: 'Soko', partnershipType: 'technology' };
    const answer = await acceptSubmission(form, request(values), context);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60']);
    expect((await answer.json()).error).toMatchObject({ code: 'not-stored', fields: {} });
    const reason = form === 'contact' ? 'HTTP 500' : 'its form has no webhook';
    expect(lines.join()).toMatch(new RegExp(`^${form}-[0-9a-f]{24} not accepted: ${reason}$`));
    expect(leads()).toHaveLength(form === 'contact' ? 1 : 0);
  },
);

it('keeps leads in the store where there is one, and says why it cannot', async () => {
  context.settings = someSettings();
  expect((await acceptSubmission('contact', request(VALID), context)).status).toBe(200);
  expect(await context.db.all('SELECT form, state, planned FROM leads')).toEqual([
    { form: 'contact', state: 'waiting', planned: 1 },
  ]);
  expect(send).not.toHaveBeenCalled();
  vi.spyOn(context.db, 'expectRoom').mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  expect((await acceptSubmission('contact', request(VALID), context)).status).toBe(503);
  expect(lines.at(-1)).toMatch(/contact-[0-9a-f]{24} not accepted: ENOSPC$/);
});

it('gives back texts under the form’s names only', async () => {
  context.readPage = async () => '<form data-form="contact"><input name="name"><input name="other"></form>';
  const answer = await acceptSubmission(
    'contact',
    plain({ name: 'A<b>', website: 'y', other: 'z' }),
    context,
  );
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([422, 'text/html; charset=utf-8']);
  const page = await answer.text();
  expect(page).toContain('name="name" value="A&lt;b&gt;"');
  expect(page).toContain('<input name="other">');
  expect(lines).toEqual([]);
});

it('takes registrations for open events only', async () => {
  const registration = (eventId: string) => request({ name: 'Ann', email: 'ann@example.com', eventId });
  expect((await acceptSubmission('event', registration('open'), context)).status).toBe(200);
  expect(leads()[0]?.payload).toEqual({
    name: 'Ann',
    email: 'ann@example.com',
    eventId: 'open',
    eventTitle: 'Live Q&A',
  });
  const over = await acceptSubmission('event', registration('over'), context);
  expect(over.status).toBe(422);
  expect((await over.json()).error).toMatchObject({
    code: 'invalid',
    fields: { eventId: 'This event is not open for registration' },
  });
});

it('takes and marks what is past the limit, and gives back what is past the quota', async () => {
  context.limits = limited(1);
  for (const _ of [1, 2]) await acceptSubmission('contact', request(VALID), context);
  expect(leads().map(({ suspicions }) => suspicions)).toEqual([[], ['flood']]);
  const script = await acceptSubmission('contact', request(VALID), context);
  expect(script.status).toBe(429);
  expect(Number(script.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await script.json()).error).toMatchObject({ code: 'too-many', fields: {} });
  const shown = await acceptSubmission('contact', plain({ ...VALID, message: 'Precious' }), context);
  expect([shown.status, shown.headers.get('Retry-After')]).toEqual([429, script.headers.get('Retry-After')]);
  expect(await shown.text()).toContain('>Precious</textarea>');
  expect(lines.join()).toContain('marked as flood');
  expect(lines.join()).toContain('the quota of ten minutes is used up');
});

it('counts only what is valid', async () => {
  context.limits = limited(1);
  for (let n = 0; n < 50; n += 1) await acceptSubmission('contact', request({}), context);
  await acceptSubmission('contact', request(VALID), context);
  expect(leads().map(({ suspicions }) => suspicions)).toEqual([[]]);
});

it('reads nothing from another site', async () => {
  const foreign = request(VALID, { Origin: 'https://evil.example' });
  expect((await acceptSubmission('contact', foreign, context)).status).toBe(403);
  expect(foreign.bodyUsed).toBe(false);
});

it('sends a plain form on to the page that says so, on the origin that it came from', async () => {
  const here = await acceptSubmission('contact', plain(VALID), context);
  expect([here.status, here.headers.get('Location')]).toEqual([303, '/sent/contact']);
  const there = await acceptSubmission(
    'contact',
    plain(VALID, { origin: 'https://www.example.com' }),
    context,
  );
  expect(there.headers.get('Location')).toBe('https://www.example.com/sent/contact');
  expect(there.headers.get('Access-Control-Allow-Origin')).toBe('https://www.example.com');
});

it('answers in JSON to what it cannot read', async () => {
  const answer = await acceptSubmission('contact', request(VALID, { 'Content-Type': 'text/plain' }), context);
  expect([answer.status, (await answer.json()).error.code]).toEqual([415, 'wrong-type']);
});

it('refuses a key that is none', async () => {
  const answer = await acceptSubmission('contact', request(VALID, { 'Idempotency-Key': 'short' }), context);
  expect([answer.status, (await answer.json()).error.code]).toEqual([400, 'bad-key']);
});

describe('validate', () => {
  const judge = (form: FormName, input: Record<string, unknown>) =>
    validate(form, input, { copy: COPY, openEventTitle: (id) => `Title of ${id}` });

  const contact = { name: 'Ann', email: 'ann@example.com', company: '', message: 'Hello' };
  const partner = {
    name: 'Ann',
    company: 'Acme',
    email: 'ann@example.com',
    phone: '+254 700 000 000',
    partnershipType: 'technology',
    message: 'Hello',
  };
  const errorsOf = (...args: Parameters<typeof judge>) => {
    try {
      judge(...args);
      return {} as Record<string, string>;
    } catch (error) {
      return (error as Refusal).more.fields ?? {};
    }
  };

  describe('contact', () => {
    it('gives back exactly the four fields, trimmed, in order', () => {
      const result = judge('contact', { extra: 1, ...contact, name: '  Ann ', message: 'a\r\nb\n' });
      expect(result).toEqual({ ...contact, message: 'a\nb' });
      expect(Object.keys(result)).toEqual(['name', 'email', 'company', 'message']);
    });

    it('takes an absent company as empty', () => {
      const { company: _, ...rest } = contact;
      expect(judge('contact', rest)).toEqual(contact);
    });

    it('says what is missing in the words of the specification', () => {
      const words = {
        name: 'Name is required',
        email: 'Email is required',
        message: 'Message is required',
      };
      expect(errorsOf('contact', {})).toEqual(words);
      expect(errorsOf('contact', { name: ' ', email: '\t', message: '\n \r\n', company: ' ' })).toEqual(
        words,
      );
    });

    it.each(['ann', 'ann@', '@example.com', 'ann@example', 'a b@example.com', 'a@b@example.com', 'a@b..co'])(
      'refuses %s as an address',
      (email) => {
        expect(errorsOf('contact', { ...contact, email })).toEqual({ email: 'Please enter a valid email' });
      },
    );

    it.each(['Ann\r\nBcc: all@example.com', 'Ann\nX', 'Ann\u0000', 'Ann\u2028X', 'Ann\n'])(
      'refuses a line break in a single line: %j',
      (value) => {
        expect(errorsOf('contact', { ...contact, name: value, company: value })).toEqual({
          name: 'Name must be a single line',
          company: 'Company must be a single line',
        });
      },
    );

    it('counts characters and names how many are too many', () => {
      const longest = '🎉'.repeat(4_000);
      expect(errorsOf('contact', { ...contact, message: longest })).toEqual({});
      expect(errorsOf('contact', { ...contact, message: `${longest}ሀ` }).message).toBe(
        'Message is too long: please shorten it by 1 character',
      );
      expect(errorsOf('contact', { ...contact, message: `${longest}\r\n\r\nab` }).message).toMatch(
        / 4 characters$/,
      );
    });

    it.each(['\u200b', '\u200d\u200c', '\u2060 \ufeff', '\u202e'])(
      'takes %j, which nobody sees, for empty',
      (value) => {
        expect(errorsOf('contact', { ...contact, name: value, message: value })).toEqual({
          name: 'Name is required',
          message: 'Message is required',
        });
      },
    );

    it('keeps nothing that reverses, hides or controls, and all that can be seen', () => {
      const name = '\u202eAnn\u2066 \u200bW\ufeff';
      const message = 'a\u0000b\u001b[2J\u009b\tc\r\nمی\u200cخواهم 👩\u200d🎓\ud800';
      const result = judge('contact', { ...contact, name, email: ' \u200bann@example.com\u2060', message });
      expect(result).toEqual({
        ...contact,
        name: 'Ann W',
        message: 'ab[2J\tc\nمی\u200cخواهم 👩\u200d🎓\ufffd',
      });
    });

    it.each([
      '<ann@example.com>',
      'ann@example.com,bob@example.com',
      'a;b@example.com',
      '"a b"@example.com',
      'ann@[127.0.0.1]',
      'ann@example.com.',
      'ann@ex.com:25',
    ])('refuses %s, which would be more than one address in a mail', (email) => {
      expect(errorsOf('contact', { ...contact, email })).toEqual({ email: 'Please enter a valid email' });
    });

    it.each(["o'brien+news@example.co.ke", 'アン@例え.jp', 'a.b_c-d%e@sub.example.museum'])(
      'takes %s',
      (email) => {
        expect(errorsOf('contact', { ...contact, email })).toEqual({});
      },
    );

    it.each([[null], [1], [true], [[]], [['Ann']], [{}], [{ $gt: '' }]])(
      'refuses %j in place of text',
      (value) => {
        expect(
          Object.keys(errorsOf('contact', { name: value, email: value, company: value, message: value })),
        ).toEqual(['name', 'email', 'company', 'message']);
      },
    );
  });

  describe('the other forms', () => {
    it('partner: takes a full inquiry, and one without a phone', () => {
      expect(judge('partner', partner)).toEqual(partner);
      expect(judge('partner', { ...partner, phone: ' ' })).toEqual({ ...partner, phone: '' });
    });

    it('partner: refuses a phone and a type that are none', () => {
      expect(errorsOf('partner', { ...partner, phone: 'call me', partnershipType: 'toString' })).toEqual({
        phone: 'Please enter a valid phone number',
        partnershipType: 'Partnership type is required',
      });
    });

    it('newsletter: an address is all', () => {
      expect(judge('newsletter', { email: 'ann@example.com', name: 'Ann' })).toEqual({
        email: 'ann@example.com',
      });
    });

    it('event: refuses an identifier that no event can have', () => {
      expect(errorsOf('event', { name: 'Ann', email: 'ann@example.com', eventId: '../x' })).toEqual({
        eventId: 'Please choose an event',
      });
    });
  });

  it('keeps the longest valid form, percent-encoded, below the limit of a body', () => {
    const worst = (characters: number) => '%F0%9F%8E%89'.repeat(characters);
    const body = `name=${worst(MAX_LENGTH.line)}&company=${worst(MAX_LENGTH.line)}&email=${worst(MAX_LENGTH.email)}&phone=${worst(25)}&partnershipType=advertising&website=&message=${worst(MAX_LENGTH.message)}`;
    expect(body.length).toBeLessThan(MAX_BODY_BYTES);
  });

  it('never runs the address pattern, which is quadratic, on more than the longest address', () => {
    const email = `a@${'.'.repeat(16_000)}@`;
    expect(errorsOf('newsletter', { email }).email).toMatch(/^Email is too long/);
  });
});
