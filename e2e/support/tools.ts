/** Tools of the repository that tests are run with; none says what is expected. */
export { findBrowser } from '@/lib/commands/find-browser.mjs';
export { freePort } from '@/lib/commands/free-port';
export { testSettings } from '@/lib/commands/test-settings.mjs';
export { noPostgres, PostgresServer } from '@/lib/leads/testing/postgres.fixture';
export { problemsOf } from '@/lib/site/structured-data/vocabulary.fixture';
