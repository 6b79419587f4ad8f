import { beforeEach, expect, it, vi } from 'vitest';
import { scratchDatabase } from '../testing/leads.fixture';
import type { Database } from './database';
import { reopening, type Store } from './open';

let open: ReturnType<typeof vi.fn<() => Promise<Database>>>;
let db: Store;

beforeEach(() => {
  open = vi.fn(async () => scratchDatabase());
  db = reopening('sqlite', 'a file', open);
});

const ask = () => db.all('SELECT 1 AS one');

it('opens with the first query, once for all that come meanwhile', async () => {
  expect(open).not.toHaveBeenCalled();
  expect(await Promise.all([ask(), ask()])).toEqual([[{ one: 1 }], [{ one: 1 }]]);
  expect(await db.batch([['SELECT 2 AS two']])).toEqual([[{ two: 2 }]]);
  expect(open).toHaveBeenCalledOnce();
});

it('opens again after it could not, once for all that come meanwhile', async () => {
  const away = new Error('away');
  open.mockRejectedValueOnce(away);
  await Promise.all([ask(), ask()].map((asked) => expect(asked).rejects.toBe(away)));
  expect(open).toHaveBeenCalledOnce();
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
