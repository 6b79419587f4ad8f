import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { temporaryFolder } from './support/processes';
import { expect, test } from './support/test';
import { freePort, testSettings } from './support/tools';

/** Starts a server from a shell, and ends that shell once it answers. @returns whether it still does, and its process */
async function leftBehind(env: Record<string, string>) {
  const port = String(await freePort());
  const shell = spawn(
    'sh',
    ['-c', `"${process.execPath}" lib/commands/start.mjs --built >&2 & echo $!; read _`],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        ...testSettings(process.cwd()),
        PORT: port,
        ...env,
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );
  const [pid] = (await once(shell.stdout, 'data')) as [Buffer];
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers).toBe(true);
  shell.stdin.end();
  await once(shell, 'exit');
  return { answers, pid: Number(pid) };
}

test('a server outlives the shell that started it, but not npm', async () => {
  const folder = await temporaryFolder();
  const alone = await leftBehind({ DATA_DIR: folder.path });
  try {
    const byNpm = await leftBehind({ DATA_DIR: folder.path, npm_lifecycle_event: 'start' });
    await expect.poll(byNpm.answers).toBe(false);
    // It looks for its parent once a second, and so had time to.
    expect(await alone.answers()).toBe(true);
  } finally {
    process.kill(alone.pid);
    await folder.remove();
  }
});

test('a server goes on when nobody reads its log any more', async () => {
  const folder = await temporaryFolder();
  const port = String(await freePort());
  // A pipe between programs breaks; what Node gives a child closes in peace.
  const shell = spawn(
    'sh',
    ['-c', `{ "${process.execPath}" lib/commands/start.mjs --built 2>&1 & echo $! >&3; } | head -c 1`],
    {
      // Leads that cannot be reached are told of in the log.
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        ...testSettings(process.cwd()),
        PORT: port,
        DATA_DIR: folder.path,
        DATABASE_URL: `postgres://nobody@localhost/leads?host=${folder.path}`,
      },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [pid] = (await once(shell.stdio[3] as Readable, 'data')) as [Buffer];
  const status = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(60_000) }).then(
      (answer) => answer.status,
      () => undefined,
    );
  try {
    await expect.poll(() => status('/healthz')).toBe(200);
    expect(await status('/readyz')).toBe(503);
    expect(await status('/readyz')).toBe(503);
    process.kill(Number(pid));
    await expect.poll(() => status('/healthz')).toBeUndefined();
  } finally {
    await folder.remove();
  }
});
