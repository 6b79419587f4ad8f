import { spawn } from 'node:child_process';
import { type Browser, chromium } from 'playwright';
import { findBrowser } from '../find-browser.mjs';
import { freePort } from '../free-port';
import { testSettings } from '../test-settings.mjs';

/** Milliseconds that the development server may take to answer for the first time, on a machine that is busy too. */
const START_TIMEOUT = 300_000;

/** Milliseconds that a page may take: the development server compiles it first. */
export const PAGE_TIMEOUT = 300_000;

export type OpenSite = { browser: Browser; url: string; close: () => Promise<void> };

/** The kit shows what content/ says: whoever draws it reaches no database, mailbox or webhook of the owner's. */
export const drawingSettings = (root: string): Record<string, string> => ({
  ...testSettings(root),
  NEXT_TELEMETRY_DISABLED: '1',
});

/**
 * Serves the checkout with `npm run dev`, which needs no build and so no press kit, and opens a browser for it.
 * @param root absolute path of the checkout
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
      env: { ...process.env, ...drawingSettings(root) },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  // Kept for a failure only: the development server says much that is no concern of whoever makes a press kit.
  let said = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (text) => (said += text));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill();
    await ended;
  };
  try {
    await Promise.race([
      answers(`${url}/press/fact-sheet`),
      ended.then(() => Promise.reject(new Error('npm run dev ended'))),
    ]);
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

async function answers(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT;
  for (;;) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(START_TIMEOUT) });
      if (response.ok) return;
      throw new Error(`${url} answers ${response.status}`);
    } catch (error) {
      const refused = error instanceof TypeError;
      if (!refused || Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
