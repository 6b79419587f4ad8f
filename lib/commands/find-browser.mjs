/** Finds a Chromium or Chrome that is already on the machine. */
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
  return [env.CHROMIUM_PATH, chromium.executablePath(), ...paths(NAMES, env), MAC_CHROME].find(exists);
}

/** @param {string | undefined} path */
export const exists = (path) => path && existsSync(path);

/**
 * @param {readonly string[]} names of programs
 * @param {Record<string, string | undefined>} env
 */
export function paths(names, env) {
  return (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}
