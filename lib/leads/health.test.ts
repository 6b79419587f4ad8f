import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings, WEBHOOKS } from '../content/settings/read';
import { leadsHealth } from './health';
import { sharedDatabase } from './shared';
import { acceptLead } from './store/queries/intake';
import { NOW, scratch, someLead } from './testing/leads';

afterEach(() => vi.unstubAllEnvs());

it('asks this server’s store, at most once a second, however often it is asked', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  vi.stubEnv('DATA_DIR', scratch());
  const db = sharedDatabase(readSettings(), () => undefined);
  onTestFinished(() => db.close());
  const well = { writable: true, waiting: 0, failed: 0, oldestWaitingSeconds: 0 };
  expect(await leadsHealth(NOW)).toEqual(well);
  await acceptLead(db, someLead(), []);
  vi.advanceTimersByTime(999);
  expect(await leadsHealth(NOW)).toEqual(well);
  vi.advanceTimersByTime(1);
  expect(await leadsHealth(NOW + 5_000)).toEqual({ ...well, waiting: 1, oldestWaitingSeconds: 5 });
});

it('has nothing that waits where nothing is kept', async () => {
  const folder = join(scratch(), 'never-made');
  vi.stubEnv('DATA_DIR', folder);
  vi.stubEnv('LEADS_STORE', 'webhook');
  for (const name of WEBHOOKS) vi.stubEnv(name, 'https://hooks.example.com/');
  expect(await leadsHealth(NOW)).toMatchObject({ writable: true, waiting: 0 });
  expect(existsSync(folder)).toBe(false);
});
