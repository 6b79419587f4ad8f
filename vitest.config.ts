import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { testSettings } from './lib/commands/test-settings.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  resolve: { alias: { '@': root } },
  test: {
    include: ['{lib,components,app,e2e}/**/*.test.{ts,tsx}'],
    // It reads the compiled script, which holds what Stryker puts into the code as well.
    exclude: [
      ...configDefaults.exclude,
      ...(process.env.STRYKER_MUTATOR_WORKER ? ['lib/commands/bundle-site-script.test.ts'] : []),
    ],
    env: testSettings(root),
    // Content is read and modules are loaded once a thread, which halves the time. A test leaves nothing behind for the
    // next file: what it puts over a global, it takes away again.
    pool: 'threads',
    isolate: false,
    // One thread less than there are cores is the default: of two, one would idle.
    maxWorkers: '100%',
    // Limits against hanging only: reading all content takes seconds on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
