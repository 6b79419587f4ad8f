import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Limits, RATE_WINDOW, SubmissionLimits, suspicionsOf, tooMany } from './suspicions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const limited = (limits: Partial<Limits>) =>
  new SubmissionLimits({
    LEADS_LIMIT_PER_ADDRESS: 1_000,
    LEADS_LIMIT_PER_FORM: 1_000,
    LEADS_QUOTA_PER_ADDRESS: 1_000,
    LEADS_QUOTA_PER_FORM: 1_000,
    ...limits,
  });
const kinds = async (
  limits: SubmissionLimits,
  times: number,
  key: string,
  form: 'contact' | 'partner' = 'contact',
) => {
  const found: string[] = [];
  for (let n = 0; n < times; n += 1) {
    found.push(
      await limits.count(form, key).then(
        (isFlood) => (isFlood ? 'flood' : 'clean'),
        () => 'refused',
      ),
    );
  }
  return found;
};

it('marks what is past the limit of an address, for each form by itself', async () => {
  const limits = limited({ LEADS_LIMIT_PER_ADDRESS: 2 });
  expect(await kinds(limits, 3, 'a')).toEqual(['clean', 'clean', 'flood']);
  expect(await kinds(limits, 1, 'a', 'partner')).toEqual(['clean']);
  expect(await kinds(limits, 1, 'b')).toEqual(['clean']);
});

it('marks what is past the limit of a form, also from those unknown', async () => {
  const limits = limited({ LEADS_LIMIT_PER_FORM: 2 });
  expect(await kinds(limits, 1, 'a')).toEqual(['clean']);
  expect(await limits.count('contact', undefined)).toBe(false);
  expect(await kinds(limits, 1, 'b')).toEqual(['flood']);
});

it('lets one network neither mark nor refuse the others', async () => {
  const limits = limited({
    LEADS_LIMIT_PER_ADDRESS: 1,
    LEADS_LIMIT_PER_FORM: 3,
    LEADS_QUOTA_PER_ADDRESS: 5,
    LEADS_QUOTA_PER_FORM: 10,
  });
  expect((await kinds(limits, 50, 'flood')).filter((kind) => kind !== 'refused')).toHaveLength(5);
  expect(await kinds(limits, 1, 'b')).toEqual(['clean']);
});

it('refuses past the quotas, and says how long to wait', async () => {
  const one = limited({ LEADS_QUOTA_PER_ADDRESS: 1 });
  await one.count('contact', 'a');
  const refused = { status: 429, more: { retryAfter: RATE_WINDOW / 1_000 } };
  await expect(one.count('contact', 'a')).rejects.toMatchObject(refused);
  const all = limited({ LEADS_QUOTA_PER_FORM: 1 });
  await all.count('contact', undefined);
  await expect(all.count('contact', undefined)).rejects.toMatchObject(refused);
});

it('takes the first of a new address past the quota of a form, until there were as many again', async () => {
  const limits = limited({ LEADS_QUOTA_PER_FORM: 3, LEADS_LIMIT_PER_FORM: 2 });
  expect(await kinds(limits, 4, 'flooder')).toEqual(['clean', 'clean', 'flood', 'refused']);
  for (const honest of ['a', 'b', 'c']) expect(await kinds(limits, 2, honest)).toEqual(['flood', 'refused']);
  expect(await kinds(limits, 1, 'd')).toEqual(['refused']);
});

it('forgets after ten minutes', async () => {
  const limits = limited({ LEADS_LIMIT_PER_ADDRESS: 1 });
  await kinds(limits, 2, 'a');
  vi.advanceTimersByTime(RATE_WINDOW + 1);
  expect(await kinds(limits, 1, 'a')).toEqual(['clean']);
});

it('says how long to wait in words', () => {
  expect(tooMany(5_000).message).toContain('try again in a minute.');
  expect(tooMany(599_000).message).toContain('try again in 10 minutes.');
  expect(tooMany(599_000)).toMatchObject({ status: 429, more: { retryAfter: 599 } });
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
