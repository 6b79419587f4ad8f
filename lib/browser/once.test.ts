import { expect, it, vi } from 'vitest';
import { once } from './once';

it('loads when it is first asked, and never again', async () => {
  const load = vi.fn(async () => 'loaded');
  const get = once(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([get(), get()])).toEqual(['loaded', 'loaded']);
  expect(await get()).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads again after it failed', async () => {
  const load = vi.fn(async () => 'loaded').mockRejectedValueOnce(new Error('offline'));
  const get = once(load);
  await expect(get()).rejects.toThrow('offline');
  expect(await get()).toBe('loaded');
});
