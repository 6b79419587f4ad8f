/** Finds a Chromium or Chrome that is already on the machine, for the tests and the benchmark. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Without windows of any kind a page costs a third less processor. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * @param {Record<string, string | undefined>} [env] environment whose CHROMIUM_PATH wins and whose PATH is searched
 * @returns {string | undefined} path of an executable: Playwright's own download, else an installed browser
 */
export function findBrowser(env = process.env) {
  return [env.CHROMIUM_PATH, chromium.executablePath(), ...paths(NAMES, env), MAC_CHROME].find(exists);
}

/**
 * What `findBrowser` finds, or better a browser that is made for having no window.
 * @param {Record<string, string | undefined>} [env] as above
 * @returns {string | undefined} path of an executable; undefined also where Playwright will find its own by itself
 */
export function findHeadlessBrowser(env = process.env) {
  if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
  if (exists(chromium.executablePath().replace(/chromium-(\d+).*/s, 'chromium_headless_shell-$1')))
    return undefined;
  return paths(HEADLESS_NAMES, env).find(exists) ?? findBrowser(env);
}

/** @param {string | undefined} path */
const exists = (path) => path && existsSync(path);

/**
 * @param {readonly string[]} names
 * @param {Record<string, string | undefined>} env
 */
function paths(names, env) {
  return (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}
