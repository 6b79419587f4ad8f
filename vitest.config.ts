import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['{lib,components,app}/**/*.test.{ts,tsx}'],
    // A limit against hanging only: reading all content takes seconds on a busy machine.
    testTimeout: 60_000,
  },
});
