import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CATEGORIES_TIMEOUT, loadCategories } from './client';

const students = { _id: 's', title: 'Students', ageMin: 18, ageMax: 24, countryPrices: [] };
const fetchMock = vi.fn<typeof fetch>();
const load = (signal = new AbortController().signal) => loadCategories('https://api.example/v1', signal);

/** A server that never answers: fetch fails only by its signal. */
const silence: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

describe('loadCategories', () => {
  it('asks for /categories below the base URL and reads the answer', async () => {
    fetchMock.mockResolvedValue(Response.json({ categories: [students] }));
    await expect(load()).resolves.toMatchObject([{ id: 's', name: 'Students' }]);
    expect(fetchMock.mock.calls[0]?.[0]).toBe('https://api.example/v1/categories');
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([404, 500, 503])('fails on status %d, naming it', async (status) => {
    fetchMock.mockResolvedValue(Response.json({ categories: [students] }, { status }));
    await expect(load()).rejects.toThrow(`https://api.example/v1/categories answered ${status}`);
  });

  it('fails on what is not JSON', async () => {
    fetchMock.mockResolvedValue(new Response('<!doctype html>'));
    await expect(load()).rejects.toThrow(SyntaxError);
  });

  it('fails once the time is up', async () => {
    fetchMock.mockImplementation(silence);
    const outcome = expect(load()).rejects.toThrow('gave no answer in 15 s');
    await vi.advanceTimersByTimeAsync(CATEGORIES_TIMEOUT);
    await outcome;
  });

  it('waits until then', async () => {
    fetchMock.mockImplementation(silence);
    const settled = vi.fn();
    load().catch(settled);
    await vi.advanceTimersByTimeAsync(CATEGORIES_TIMEOUT - 1);
    expect(settled).not.toHaveBeenCalled();
  });

  it('stops when its asker has gone', async () => {
    fetchMock.mockImplementation(silence);
    const asker = new AbortController();
    const outcome = expect(load(asker.signal)).rejects.toMatchObject({ name: 'AbortError' });
    asker.abort();
    await outcome;
    expect(vi.getTimerCount()).toBe(0);
  });
});
