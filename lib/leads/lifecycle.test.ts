import { afterEach, expect, it, vi } from 'vitest';
import { onStop } from './lifecycle';

const ENDING = Symbol.for('server.ending');
const registry = globalThis as { [key: symbol]: Promise<void>[] | undefined };
const others = process.listeners('SIGTERM');

afterEach(() => {
  registry[ENDING] = undefined;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    for (const listener of process.listeners(signal)) {
      if (!others.includes(listener)) process.off(signal, listener);
    }
  }
});

it('ends each thing once, whatever asks to stop and however often, and lets whoever ends the process wait', async () => {
  // Only what is tried here may hear of it.
  for (const listener of others) process.off('SIGTERM', listener);
  let end = () => {};
  const first = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const second = vi.fn(async () => {});
  onStop(first);
  onStop(second);
  process.emit('SIGTERM');
  process.emit('SIGTERM');
  for (const listener of others) process.on('SIGTERM', listener);
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).toHaveBeenCalledTimes(1);
  const all = Promise.all(registry[ENDING] ?? []);
  await expect(Promise.race([all, Promise.resolve('waiting')])).resolves.toBe('waiting');
  end();
  await expect(all).resolves.toHaveLength(2);
});
