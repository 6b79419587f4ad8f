import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scratchDatabase } from '../testing/leads.fixture';
import type { Database } from './database';
import { Reopening } from './open';

let open: ReturnType<typeof vi.fn<() => Promise<Database>>>;
let db: Reopening;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  // A process that has run for long.
  vi.advanceTimersByTime(10_000);
  open = vi.fn(async () => scratchDatabase());
  db = new Reopening('sqlite', 'a file', open);
});
afterEach(() => void vi.useRealTimers());

const ask = () => db.all('SELECT 1 AS one');

it('opens with the first query, once for all that come meanwhile', async () => {
  expect(open).not.toHaveBeenCalled();
  expect(await Promise.all([ask(), ask()])).toEqual([[{ one: 1 }], [{ one: 1 }]]);
  expect(await db.batch([['SELECT 2 AS two']])).toEqual([[{ two: 2 }]]);
  expect(open).toHaveBeenCalledOnce();
});

it('opens again a second after it could not, and answers with the same error until then', async () => {
  const away = new Error('away');
  open.mockRejectedValueOnce(away);
  await expect(ask()).rejects.toBe(away);
  vi.advanceTimersByTime(999);
  await expect(ask()).rejects.toBe(away);
  expect(open).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(await ask()).toEqual([{ one: 1 }]);
  expect(open).toHaveBeenCalledTimes(2);
});

it('closes what it has opened, and opens anew when it is asked again', async () => {
  await db.close();
  expect(open).not.toHaveBeenCalled();
  const opened = await db.ready();
  const close = vi.spyOn(opened, 'close');
  await db.close();
  expect(close).toHaveBeenCalledOnce();
  expect(await ask()).toEqual([{ one: 1 }]);
  expect(open).toHaveBeenCalledTimes(2);
});
