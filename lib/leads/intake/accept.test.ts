import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { COPY, eventually, NOW } from '../testing/leads.fixture';
import { acceptSubmission, type Intake, suspicionsOf } from './accept';
import { SubmissionLimits } from './rate';
import { validator } from './validate';

let intake: Intake & { keeper: { keep: ReturnType<typeof vi.fn> } };
const lines: string[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  lines.length = 0;
  intake = {
    keeper: { confirms: false, keep: vi.fn(async () => undefined) },
    validate: validator(COPY.forms, (id) => (id === 'open' ? 'Live Q&A' : undefined)),
    limits: limited(100),
    origins: { siteOrigin: 'https://www.example.com', trustProxy: 0 },
    log: (line) => lines.push(line),
    warn: (line) => lines.push(line),
  };
});

const limited = (most: number) =>
  new SubmissionLimits({
    LEADS_LIMIT_PER_ADDRESS: most,
    LEADS_LIMIT_PER_FORM: most,
    LEADS_QUOTA_PER_ADDRESS: 2 * most,
    LEADS_QUOTA_PER_FORM: 2 * most,
  });

const VALID = { name: 'Ann', email: 'ann@example.com', message: 'Hello' };
const request = (body: unknown, headers: Record<string, string> = {}) =>
  new Request('http://127.0.0.1/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', host: '127.0.0.1', ...headers },
    body: JSON.stringify(body),
  });

it('stores exactly the fields, then answers', async () => {
  const answer = await acceptSubmission('contact', request({ ...VALID, elapsedMs: 5, admin: true }), intake);
  expect(answer).toMatchObject({ kind: 'sent', encoding: 'json' });
  expect(intake.keeper.keep).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      form: 'contact',
      payload: { name: 'Ann', email: 'ann@example.com', company: '', message: 'Hello' },
      suspicions: ['too-fast'],
      receivedAt: NOW,
    }),
  );
});

it('does not answer before the store has the lead', async () => {
  let stored = () => {};
  intake.keeper.keep.mockReturnValue(new Promise<void>((resolve) => (stored = resolve)));
  let answered = false;
  const answer = acceptSubmission('contact', request(VALID), intake).then(() => (answered = true));
  await eventually(() => expect(intake.keeper.keep).toHaveBeenCalled());
  expect(answered).toBe(false);
  stored();
  await answer;
});

it('refuses, with the words, what the store did not take', async () => {
  intake.keeper.keep.mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  const answer = await acceptSubmission('contact', request(VALID), intake);
  expect(answer).toMatchObject({
    kind: 'refused',
    refusal: { status: 503, code: 'not-stored' },
    values: VALID,
  });
  expect(lines.join()).toMatch(/contact-[0-9a-f]{24} not accepted: ENOSPC$/);
});

it('gives back texts under the form’s names only', async () => {
  const answer = await acceptSubmission(
    'contact',
    request({ name: 7, email: 'x', website: 'y', other: 'z' }),
    intake,
  );
  expect(answer).toMatchObject({ refusal: { status: 422 }, values: { email: 'x' } });
});

it('takes registrations for open events only', async () => {
  const registration = (eventId: string) => request({ name: 'Ann', email: 'ann@example.com', eventId });
  expect(await acceptSubmission('event', registration('open'), intake)).toMatchObject({ kind: 'sent' });
  expect(intake.keeper.keep.mock.lastCall?.[0].payload).toEqual({
    name: 'Ann',
    email: 'ann@example.com',
    eventId: 'open',
    eventTitle: 'Live Q&A',
  });
  expect(await acceptSubmission('event', registration('over'), intake)).toMatchObject({
    refusal: { more: { fields: { eventId: 'This event is not open for registration' } } },
  });
});

it('takes and marks what is past the limit, and gives back what is past the quota', async () => {
  intake.limits = limited(1);
  for (const _ of [1, 2]) await acceptSubmission('contact', request(VALID), intake);
  expect(intake.keeper.keep.mock.calls.map(([lead]) => lead.suspicions)).toEqual([[], ['flood']]);
  expect(await acceptSubmission('contact', request(VALID), intake)).toMatchObject({
    kind: 'refused',
    refusal: { status: 429 },
    values: VALID,
  });
  expect(lines.join()).toContain('marked as flood');
  expect(lines.join()).toContain('the quota of ten minutes is used up');
});

it('counts only what is valid', async () => {
  intake.limits = limited(1);
  for (let n = 0; n < 50; n += 1) await acceptSubmission('contact', request({}), intake);
  await acceptSubmission('contact', request(VALID), intake);
  expect(intake.keeper.keep.mock.calls.map(([lead]) => lead.suspicions)).toEqual([[]]);
});

it('reads nothing from another site', async () => {
  const foreign = request(VALID, { Origin: 'https://evil.example' });
  expect(await acceptSubmission('contact', foreign, intake)).toMatchObject({ refusal: { status: 403 } });
  expect(foreign.bodyUsed).toBe(false);
});

it.each([
  [{ website: '', elapsedMs: 2_000 }, []],
  [{}, []],
  [{ website: '  ' }, []],
  [{ website: 'x' }, ['honeypot']],
  [{ elapsedMs: 1_999 }, ['too-fast']],
  [{ elapsedMs: -1, website: 'x' }, ['honeypot', 'too-fast']],
  [{ elapsedMs: '5', website: 7 }, []],
])('%j is suspected of %j', (input, expected) => {
  expect(suspicionsOf(input)).toEqual(expected);
});
