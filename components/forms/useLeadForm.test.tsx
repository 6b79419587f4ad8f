// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LeadForm } from './LeadForm';
import { newKey, submitForm } from './useLeadForm';

const fetched = vi.fn<typeof fetch>();

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'fetch',
    fetched.mockImplementation(async () => new Response('', { status: 429 })),
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
  vi.useRealTimers();
});

async function send(values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = document.querySelector(`[name=${name}]`) as HTMLInputElement;
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
  await act(async () => {
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}

it('sends what fills the field that people do not see, and how long the filling took, so that the server can judge', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(4_321.6);
  await act(async () => root.render(<LeadForm form="newsletter" mailTo="us@example.com" />));
  await send({ email: 'reader@example.com', website: 'https://spam.example' });
  await expect.poll(() => fetched).toHaveBeenCalledTimes(1);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toContain('/api/leads/newsletter');
  expect(JSON.parse(String(init?.body))).toEqual({
    email: 'reader@example.com',
    website: 'https://spam.example',
    elapsedMs: 4_322,
  });
});

it('keeps one key over every try, and says what helps', async () => {
  await act(async () => root.render(<LeadForm form="newsletter" mailTo="us@example.com" />));
  await send({ email: 'reader@example.com' });
  await expect.poll(() => document.body.textContent).toContain('try again in a few minutes');
  await send({});
  await expect.poll(() => fetched).toHaveBeenCalledTimes(2);
  const keys = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
  expect(keys[0]).toMatch(/.{8}/);
  expect(keys[1]).toBe(keys[0]);
});

describe('submitForm', () => {
  const META = { key: 'some-key-1', bait: '', elapsedMs: 9_000 };
  const send = () => submitForm('/api/leads/contact', { name: 'Ann' }, META);

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
