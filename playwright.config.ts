import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { freePort } from './lib/tools/bench/free-port';
import { findBrowser } from './lib/tools/find-browser.mjs';

// Chosen once: Playwright's workers read this file again, with the environment of the run that started them.
process.env.E2E_PORT ||= String(await freePort());
const port = process.env.E2E_PORT;

/** End-to-end tests run against the production build, which must exist. */
export default defineConfig({
  testDir: 'e2e',
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
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        // Where there is no graphics card its emulation costs more processor than all else that the browser does.
        '--disable-gpu',
        // Chromium's sandbox needs privileges that root in a container lacks.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
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
    command: `node node_modules/next/dist/bin/next start -H 127.0.0.1 -p ${port}`,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: false,
    timeout: 120_000,
    env: { NEXT_TELEMETRY_DISABLED: '1', DATA_DIR: `.cache/e2e/${port}` },
  },
});
