import { test } from 'playwright/test';
import { noPostgres, PostgresServer } from '@/lib/leads/testing/postgres.fixture';
import { killTest } from '../support/kill-test';
import { temporaryFolder } from '../support/processes';

const LONG = { submissions: 1_000, kills: 24 };

test('SQLite: 1,000 submissions, 24 kills', async () => {
  const folder = await temporaryFolder();
  await killTest({ ...LONG, store: { DATA_DIR: folder.path } }).finally(folder.remove);
});

for (const servers of [1, 2]) {
  test(`PostgreSQL, ${servers} server(s): 1,000 submissions, 24 kills`, async () => {
    test.skip(noPostgres !== undefined, noPostgres);
    const folder = await temporaryFolder();
    const postgres = await PostgresServer.start();
    try {
      const DATABASE_URL = await postgres.database('leads');
      await killTest({ ...LONG, servers, store: { DATA_DIR: folder.path, DATABASE_URL } });
    } finally {
      await postgres.stop();
      await folder.remove();
    }
  });
}
