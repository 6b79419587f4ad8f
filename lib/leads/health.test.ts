import { expect, it, onTestFinished, vi } from 'vitest';
import { healthWatch } from './health';
import { acceptLead } from './store/queue';
import { NOW, scratchDatabase, someLead } from './testing/leads.fixture';

it('asks the store at most once a second, however often it is asked', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const db = await scratchDatabase();
  const health = healthWatch(db);
  const well = { writable: true, waiting: 0, failed: 0, oldestWaitingSeconds: 0 };
  expect(await health()).toEqual(well);
  await acceptLead(db, someLead(), []);
  vi.advanceTimersByTime(999);
  expect(await health()).toEqual(well);
  vi.advanceTimersByTime(1);
  expect(await health()).toEqual({ ...well, waiting: 1, oldestWaitingSeconds: 1 });
});
