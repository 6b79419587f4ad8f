import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newKey, submitForm } from './client';

const META = { key: 'some-key-1', bait: '', elapsedMs: 9_000 };
const fetched = vi.fn<typeof fetch>();
const send = () => submitForm('/api/leads/contact', { name: 'Ann' }, META);

beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('submitForm', () => {
  it('sends values, honeypot and time as JSON with the key', async () => {
    fetched.mockResolvedValue(Response.json({ sent: true }));
    expect(await send()).toEqual({ kind: 'sent', unconfirmed: false });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('/api/leads/contact');
    expect(init?.headers).toEqual({ 'Content-Type': 'application/json', 'Idempotency-Key': 'some-key-1' });
    expect(JSON.parse(String(init?.body))).toEqual({ name: 'Ann', website: '', elapsedMs: 9_000 });
  });

  it('gives back the errors of fields', async () => {
    fetched.mockResolvedValue(Response.json({ error: { fields: { name: 'No' } } }, { status: 422 }));
    expect(await send()).toEqual({ kind: 'invalid', errors: { name: 'No' } });
  });

  it('gives back the server’s reason', async () => {
    fetched.mockResolvedValue(Response.json({ error: { message: 'Wait.', fields: {} } }, { status: 429 }));
    expect(await send()).toEqual({ kind: 'failed', cause: 'busy', message: 'Wait.' });
  });

  it.each([new Response('<h1>Bad gateway</h1>', { status: 502 }), Response.json(null, { status: 422 })])(
    'makes do with an answer that is none',
    async (response) => {
      fetched.mockResolvedValue(response);
      expect(await send()).toEqual({ kind: 'failed', cause: 'broken', message: undefined });
    },
  );

  it.each([
    [429, 'busy'],
    [413, 'long'],
    [500, 'broken'],
  ])('tells what %d means where the answer has no words of its own', async (status, cause) => {
    fetched.mockResolvedValue(new Response('', { status }));
    expect(await send()).toEqual({ kind: 'failed', cause, message: undefined });
  });

  it('fails without a connection', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await send()).toEqual({ kind: 'failed', cause: 'unreachable' });
  });

  it('does not wait for ever', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    );
    const outcome = send();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await outcome).toEqual({ kind: 'failed', cause: 'unreachable' });
  });
});

describe('newKey', () => {
  it('is new each time, also where randomUUID is missing', () => {
    expect(newKey()).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const keys = new Set(Array.from({ length: 200 }, newKey));
    expect(keys.size).toBe(200);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});
