/** A PostgreSQL server for tests, from Debian's package, in a folder of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const PACKAGES = '/usr/lib/postgresql';
const START_TIMEOUT = 30_000;

/** @returns folder of the newest installed version's programs; undefined when the package is not installed */
function programs(): string | undefined {
  const versions = existsSync(PACKAGES) ? readdirSync(PACKAGES).filter((name) => /^\d+$/.test(name)) : [];
  const folders = versions.sort((a, b) => Number(b) - Number(a)).map((name) => join(PACKAGES, name, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** The server refuses to run as root; the package has made a user for it. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Why the tests that need PostgreSQL are skipped here; undefined where they run. */
export const noPostgres: string | undefined = programs()
  ? undefined
  : `PostgreSQL is not installed (no ${PACKAGES}/*/bin/initdb; Debian's package is "postgresql")`;

/** A running server; it can be taken away and brought back. */
export class PostgresServer {
  #child: ChildProcess | undefined;

  private constructor(readonly folder: string) {}

  /** Where it listens: a port might be another's by the time it comes up, or comes back. */
  get socket(): string {
    return join(this.folder, '.s.PGSQL.5432');
  }

  /** @returns a server with empty databases. @throws Error when it does not start */
  static async start(): Promise<PostgresServer> {
    const folder = mkdtempSync(join(tmpdir(), 'leads-postgres-'));
    const user = unprivileged();
    if (user) chownSync(folder, user.uid, user.gid);
    const options = ['-D', join(folder, 'data'), '-U', 'leads', '-A', 'trust', '--no-sync', '-E', 'UTF8'];
    execFileSync(join(programs() ?? '', 'initdb'), options, { ...user, cwd: folder, stdio: 'ignore' });
    const server = new PostgresServer(folder);
    await server.resume();
    return server;
  }

  /** @returns the connection string of a new empty database */
  async database(name: string): Promise<string> {
    const client = new pg.Client(this.#url('postgres'));
    await client.connect();
    await client.query(`CREATE DATABASE ${name}`);
    await client.end();
    return this.#url(name);
  }

  /** Brings the server up. */
  async resume(): Promise<void> {
    const options = ['-D', join(this.folder, 'data'), '-h', '', '-p', '5432', '-k', this.folder];
    this.#child = spawn(join(programs() ?? '', 'postgres'), options, {
      ...unprivileged(),
      cwd: this.folder,
      stdio: 'ignore',
    });
    const deadline = Date.now() + START_TIMEOUT;
    for (;;) {
      const client = new pg.Client(this.#url('postgres'));
      const up = await client.connect().then(
        () => true,
        () => false,
      );
      if (up) return client.end();
      if (Date.now() > deadline) throw new Error('PostgreSQL did not start.');
      await pause(100);
    }
  }

  /** Takes the server away at once, as when its machine is lost; what it committed stays. */
  async vanish(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGQUIT');
    await ended;
  }

  async stop(): Promise<void> {
    await this.vanish();
    rmSync(this.folder, { recursive: true, force: true });
  }

  #url(name: string): string {
    return `postgres://leads@localhost/${name}?host=${this.folder}`;
  }
}
