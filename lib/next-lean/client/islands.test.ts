// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIslands } from './islands';

const CODE = 'export default async (island) => { island.hydrations = (island.hydrations ?? 0) + 1; };';
const MODULE = `data:text/javascript,${encodeURIComponent(CODE)}`;
const fetched = vi.fn<typeof fetch>();
let island: HTMLElement & { hydrations?: number };

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => new Response(''));
  document.body.innerHTML = `<div data-island="form" data-when="interaction" data-modules="${MODULE}"><form><button data-busy="Sending...">Send</button></form></div>`;
  island = document.querySelector('[data-island]') as HTMLElement;
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

const touch = () => island.dispatchEvent(new Event('pointerdown'));

it('fetches once, however often it is touched, and hydrates once', async () => {
  watchIslands(document);
  expect(fetched).not.toHaveBeenCalled();
  for (let times = 0; times < 3; times += 1) touch();
  await expect.poll(() => island.dataset.hydrated).toBe('');
  touch();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(island.hydrations).toBe(1);
});

it('says that it could not be fetched, and tries again with the next touch', async () => {
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  watchIslands(document);
  touch();
  await expect.poll(() => island.dataset.failed).toBe('');
  touch();
  expect(island.dataset.failed).toBeUndefined();
  await expect.poll(() => island.dataset.hydrated).toBe('');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('takes an answer that is no module for a failure', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  watchIslands(document);
  touch();
  await expect.poll(() => island.dataset.failed).toBe('');
  expect(island.hydrations).toBeUndefined();
});
