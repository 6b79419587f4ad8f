import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findBrowser } from '../../lib/commands/find-browser.mjs';
import { findHeadlessBrowser } from './headless-browser';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  vi.spyOn(chromium, 'executablePath').mockReturnValue(join(folder, 'chromium-12', 'chrome-linux', 'chrome'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** @returns the path of an executable that is there now */
function install(...path: string[]): string {
  const file = join(folder, ...path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, '');
  chmodSync(file, 0o755);
  return file;
}

it('takes what is named, then Playwright’s own, then what is installed', () => {
  const installed = install('bin', 'google-chrome');
  const env = { PATH: join(folder, 'bin') };
  expect(findBrowser(env)).toBe(installed);
  const own = install('chromium-12', 'chrome-linux', 'chrome');
  expect(findBrowser(env)).toBe(own);
  const named = install('named');
  expect(findBrowser({ ...env, CHROMIUM_PATH: named })).toBe(named);
});

it('prefers a browser without windows where none is looked at', () => {
  const env = { PATH: join(folder, 'bin') };
  const full = install('bin', 'chromium');
  expect(findHeadlessBrowser(env)).toBe(full);
  const shell = install('bin', 'chromium-headless-shell');
  expect(findHeadlessBrowser(env)).toBe(shell);
  expect(findBrowser(env)).toBe(full);
  install('chromium_headless_shell-12', 'shell');
  expect(findHeadlessBrowser(env)).toBeUndefined();
  const named = install('named');
  expect(findHeadlessBrowser({ ...env, CHROMIUM_PATH: named })).toBe(named);
});
