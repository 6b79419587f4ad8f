/** A short run; `npm run soak` has the long one. */

import { killTest } from './support/kill-test';
import { temporaryFolder } from './support/processes';
import { test } from './support/test';
import { noPostgres, PostgresServer } from './support/tools';

const SHORT = { submissions: 40, kills: 2 };

test('what was accepted arrives, whatever is killed and whatever fails', async () => {
  const folder = await temporaryFolder();
  await killTest({ ...SHORT, store: { DATA_DIR: folder.path } }).finally(folder.remove);
});

test('the same with two servers on one PostgreSQL', async () => {
  test.skip(noPostgres !== undefined, noPostgres);
  const folder = await temporaryFolder();
  const postgres = await PostgresServer.start();
  try {
    const DATABASE_URL = await postgres.database('leads');
    await killTest({ ...SHORT, servers: 2, store: { DATA_DIR: folder.path, DATABASE_URL } });
  } finally {
    await postgres.stop();
    await folder.remove();
  }
});
