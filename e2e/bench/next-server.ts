/** The production server on a free port, for measurements on this machine. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../lib/commands/free-port';

const ATTEMPTS = 200;

export type RunningServer = { url: string; pid: number; stop: () => Promise<void> };

/** What `npm start` runs, relative to the checkout. */
const OWN = ['lib/commands/start.mjs', '--built'];
const PLAIN = ['node_modules/next/dist/bin/next', 'start'];

/**
 * @param root folder of the build
 * @param own whether it is this site's, which is served by its own program, or any other app's
 * @throws Error when it does not answer within 20 s
 */
export async function startNext(root: string, own = true): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, own ? OWN : PLAIN, {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      HOSTNAME: '127.0.0.1',
      PORT: String(port),
    },
    stdio: 'ignore',
  });
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return { url, pid: child.pid ?? 0, stop };
    await pause(100);
  }
  await stop();
  throw new Error('The server does not answer.');
}
