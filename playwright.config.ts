import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { CHROMIUM_ARGS } from './e2e/support/chromium';
import { findHeadlessBrowser } from './e2e/support/headless-browser';
import { freePort } from './lib/commands/free-port';
import { testSettings } from './lib/commands/test-settings.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
Object.assign(process.env, testSettings(root));

// Chosen once: Playwright's workers read this file again, with the environment of the run that started them.
process.env.E2E_PORT ||= String(await freePort());
const port = process.env.E2E_PORT;

/** End-to-end tests run against the production build, which must exist. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  testIgnore: 'soak/**',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Limits against hanging only: nothing is asserted of the machine's speed.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // What moves without end costs more than the test: where motion is looked at, the test asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: findHeadlessBrowser(), args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node lib/commands/start.mjs --built',
    cwd: root,
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    timeout: 120_000,
    env: { PORT: port, DATA_DIR: `.cache/e2e/${port}` },
  },
});
