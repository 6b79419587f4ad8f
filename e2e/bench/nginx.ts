/** A real nginx in front of `dist/`, as a process of the caller's own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../lib/commands/free-port';

export interface Nginx {
  url: string;
  /** of the process that its workers are below */
  pid: number;
  /** Reads the configuration again, as after a deployment. */
  reload(): void;
  stop(): Promise<void>;
}

/** @returns whether nginx can be started from the PATH (or where Debian puts it) */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { env: environment(), stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts nginx on a free port of 127.0.0.1.
 * @param dist its root, with the configuration in it
 */
export async function startNginx(dist = 'dist'): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const root = resolve(dist);
  const conf = join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder};`)
    .join(' ');
  writeFileSync(
    conf,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;
events {}
http { access_log off; ${temporary} include ${root}/nginx-http.conf;
  server { listen 127.0.0.1:${port}; root ${root}; include ${root}/nginx.conf; } }`,
  );
  const server = spawn('nginx', ['-c', conf, '-p', folder, '-e', 'stderr'], {
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const url = `http://127.0.0.1:${port}`;
  await listening(server, url);
  return {
    url,
    pid: server.pid ?? 0,
    reload: () => void server.kill('SIGHUP'),
    stop: async () => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

function environment(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };
}

async function listening(server: ChildProcess, url: string): Promise<void> {
  let errors = '';
  server.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  for (let attempt = 0; attempt < 100; attempt++) {
    if (server.exitCode !== null) throw new Error(`nginx did not start:\n${errors}`);
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error(`nginx does not answer:\n${errors}`);
}
