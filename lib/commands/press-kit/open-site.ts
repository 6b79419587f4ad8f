import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { findBrowser } from '../find-browser.mjs';
import { freePort } from '../free-port';
import { testSettings } from '../test-settings.mjs';

/** Milliseconds that the development server may take to answer for the first time, on a machine that is busy too. */
const START_TIMEOUT = 300_000;
/** Milliseconds that a page may take: the development server compiles it first. */
const PAGE_TIMEOUT = 300_000;

export type OpenSite = { browser: Browser; url: string; close: () => Promise<void> };

/**
 * Serves the checkout with `npm run dev`, which needs no build and so no press kit, and opens a browser for it.
 * @throws Error with what the server said, when it ends (another one of the same checkout runs) or does not answer in time
 */
export async function openSite(root: string): Promise<OpenSite> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'lib/commands/dev.ts', '-H', '127.0.0.1', '-p', String(port)],
    {
      cwd: root,
      // The kit shows what content/ says: whoever draws it reaches no database, mailbox or webhook of the owner's.
      env: { ...process.env, ...testSettings(root) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  // Kept for a failure only: the development server says much that is no concern of whoever makes a press kit.
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text));
  const ended = once(server, 'exit');
  const stop = async () => {
    server.kill();
    await ended;
  };
  try {
    const over = ended.then(() => Promise.reject(new Error('npm run dev ended')));
    await Promise.race([answers(`${url}/press/fact-sheet`), over]);
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      // Chromium's sandbox needs privileges that root in a container lacks.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    return {
      browser,
      url,
      close: async () => {
        await browser.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw new Error(`The site could not be opened. npm run dev said:\n${said}`, { cause: error });
  }
}

/** Connections are refused while the server starts. */
async function answers(url: string): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT; ; await pause(250)) {
    const response = await fetch(url, { signal: AbortSignal.timeout(START_TIMEOUT) }).catch((error) => {
      if (!(error instanceof TypeError) || Date.now() > deadline) throw error;
    });
    if (response?.ok) return;
    if (response) throw new Error(`${url} answers ${response.status}`);
  }
}

/** @returns a page that stands still, with its fonts; whoever opens it closes it */
export async function openPage(
  { browser, url }: OpenSite,
  path: string,
  look: BrowserContextOptions,
): Promise<Page> {
  const page = await browser.newPage({ ...look, reducedMotion: 'reduce' });
  await page.goto(url + path, { waitUntil: 'load', timeout: PAGE_TIMEOUT });
  await page.locator('[data-face]').waitFor({ state: 'attached', timeout: PAGE_TIMEOUT });
  await page.evaluate(() => document.fonts.ready);
  return page;
}
