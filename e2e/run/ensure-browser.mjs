import { existsSync } from 'node:fs';
import { findBrowser } from '../../lib/commands/find-browser.mjs';
import { run } from '../../lib/commands/run.mjs';

const ADVICE = `No Chromium was found, and none could be fetched. Do one of these, then run npm test again:
  - install Chromium or Google Chrome with your system's package manager
  - npx playwright install --with-deps chromium
  - set CHROMIUM_PATH to the executable of a Chromium that you have`;

/**
 * Finds a browser for the end-to-end tests, or gets one: Playwright's download, else Debian's package.
 * @param {string} root absolute path of the checkout
 * @returns {Promise<void>}
 * @throws {Error} that says what to do when neither can be had
 */
export async function ensureBrowser(root) {
  if (findBrowser()) return;
  // Not by npx, which is no program on Windows.
  await attempt(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], root);
  if (findBrowser()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await attempt('apt-get', ['update'], root);
    await attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], root);
  }
  if (!findBrowser()) throw new Error(ADVICE);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} root
 */
async function attempt(command, args, root) {
  try {
    await run(command, args, { cwd: root, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  } catch (error) {
    console.warn(/** @type {Error} */ (error).message);
  }
}
