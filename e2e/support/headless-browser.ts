import { chromium } from 'playwright';
import { exists, findBrowser, paths } from '../../lib/commands/find-browser.mjs';

/** Without windows of any kind a page costs a third less processor. */
const NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * What `findBrowser` finds, or better a browser that is made for having no window.
 * @returns path of an executable; undefined also where Playwright will find its own by itself
 */
export function findHeadlessBrowser(
  env: Record<string, string | undefined> = process.env,
): string | undefined {
  if (exists(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
  if (exists(chromium.executablePath().replace(/chromium-(\d+).*/s, 'chromium_headless_shell-$1')))
    return undefined;
  return paths(NAMES, env).find(exists) ?? findBrowser(env);
}
