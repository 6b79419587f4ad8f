import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { QuickFirst } from './lib/commands/mutate/quick-first.mjs';

const { MUTATED_ROOM } = process.env;

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    // `npm run mutate` asks a room's own tests alone.
    include: [
      MUTATED_ROOM ? `lib/${MUTATED_ROOM}/**/*.test.ts` : '{lib,components,app,e2e}/**/*.test.{ts,tsx}',
    ],
    // A script that is compiled from mutated code holds every mistake at once, and says nothing of one.
    exclude: MUTATED_ROOM
      ? ['**/node_modules/**', 'lib/commands/bundle-site-script.test.ts']
      : ['**/node_modules/**'],
    // Content is read and modules are loaded once a thread, which halves the time. A test leaves nothing behind for the
    // next file: what it puts over a global, it takes away again.
    pool: 'threads',
    isolate: MUTATED_ROOM !== undefined,
    ...(MUTATED_ROOM && { sequence: { sequencer: QuickFirst } }),
    // Limits against hanging only: reading all content takes seconds on a busy machine, and a mistake is not noticed by
    // a test that is slow. One that hangs is ended by Stryker.
    testTimeout: MUTATED_ROOM ? 120_000 : 60_000,
    hookTimeout: MUTATED_ROOM ? 120_000 : 60_000,
  },
});
