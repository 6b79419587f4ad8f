import { defineConfig } from 'playwright/test';
import base from '../../playwright.config';

/** `npm run soak`: what takes minutes on purpose, run before a release and never beside anything else. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../test-results/soak',
  fullyParallel: false,
  workers: 1,
  timeout: 600_000,
  projects: [{ name: 'soak' }],
});
