/** Finds a Chromium or Chrome that is already on the machine, for the tests and the benchmark. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * @param {Record<string, string | undefined>} [env] environment whose CHROMIUM_PATH wins and whose PATH is searched
 * @returns {string | undefined} path of an executable: Playwright's own download, else an installed browser
 */
export function findBrowser(env = process.env) {
  const installed = (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [env.CHROMIUM_PATH, chromium.executablePath(), ...installed, MAC_CHROME].find(
    (path) => path && existsSync(path),
  );
}
