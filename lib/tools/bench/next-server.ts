/** The production server on a free port, for measurements on this machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';

const ATTEMPTS = 200;

export type RunningServer = { url: string; stop: () => Promise<void> };

/** @throws Error when `next start` does not answer within 20 s */
export async function startNext(root: string): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)],
    { cwd: root, stdio: 'ignore' },
  );
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { url, stop };
    await pause(100);
  }
  await stop();
  throw new Error('next start does not answer.');
}
