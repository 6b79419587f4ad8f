// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { submitForm } from '@/lib/leads/client';
import { LeadForm } from './LeadForm';

vi.mock('@/lib/leads/client', async (original) => ({
  ...(await original<object>()),
  submitForm: vi.fn(async () => ({ kind: 'failed', cause: 'busy' })),
}));

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.mocked(submitForm).mockClear();
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
  await expect.poll(() => submitForm).toHaveBeenCalledTimes(1);
  const [url, values, meta] = vi.mocked(submitForm).mock.calls[0] ?? [];
  expect(url).toContain('/api/leads/newsletter');
  expect(values).toEqual({ email: 'reader@example.com' });
  expect(meta).toMatchObject({ bait: 'https://spam.example', elapsedMs: 4_322 });
});

it('keeps one key over every try, and says what helps', async () => {
  await act(async () => root.render(<LeadForm form="newsletter" mailTo="us@example.com" />));
  await send({ email: 'reader@example.com' });
  await expect.poll(() => document.body.textContent).toContain('try again in a few minutes');
  await send({});
  await expect.poll(() => submitForm).toHaveBeenCalledTimes(2);
  const keys = vi.mocked(submitForm).mock.calls.map(([, , { key }]) => key);
  expect(keys[0]).toMatch(/.{8}/);
  expect(keys[1]).toBe(keys[0]);
});
