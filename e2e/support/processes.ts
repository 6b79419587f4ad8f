/** Starts the production server and a webhook receiver as processes of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '@/lib/commands/free-port';
import { testSettings } from '@/lib/commands/test-settings.mjs';

const START_TIMEOUT = 120_000;

/** One request as the receiver saw it; `taken` when the receiver acted on it, whatever it answered. */
export interface Received {
  path: string;
  mode: string;
  taken: boolean;
  key?: string;
  suspect?: string;
  type?: string;
  body: Record<string, string>;
}

export type ReceiverMode = 'ok' | 'hang' | 'reset' | 'drop' | 'random' | '400' | '429' | '500';

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** @returns a new empty folder and what removes it */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'leads-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** A running receiver. */
export class Receiver {
  private constructor(
    readonly url: string,
    readonly child: ChildProcess,
  ) {}

  static async start(seed = 1): Promise<Receiver> {
    const child = spawn(process.execPath, ['e2e/support/receiver.mjs', '0', String(seed)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return new Receiver(`http://127.0.0.1:${/\d+/.exec(line.toString())?.[0]}`, child);
  }

  /** @param modes what it does with the next requests, the last of it from then on; at one path when one is given */
  async become(modes: ReceiverMode | readonly ReceiverMode[], path?: string): Promise<void> {
    const body = JSON.stringify({ modes: [modes].flat(), path });
    await fetch(`${this.url}/control`, { method: 'PUT', body });
  }

  async forget(): Promise<void> {
    await fetch(`${this.url}/control`, { method: 'DELETE' });
  }

  async requests(): Promise<Received[]> {
    const response = await fetch(`${this.url}/control`);
    return ((await response.json()) as { requests: Received[] }).requests;
  }

  stop(): Promise<void> {
    return end(this.child, 'SIGKILL');
  }
}

/** A running production server of the site, to be killed and started again on the same port. */
export class Site {
  #child: ChildProcess | undefined;
  #output = '';
  readonly url: string;

  private constructor(
    readonly port: number,
    readonly env: Record<string, string>,
    readonly root: string,
    readonly program: readonly string[],
  ) {
    this.url = `http://127.0.0.1:${port}`;
  }

  /**
   * @param env settings, over an environment without any
   * @param root folder of the build
   * @param program what serves it, and its arguments
   */
  static async start(
    env: Record<string, string>,
    root = process.cwd(),
    program: readonly string[] = [resolve('lib/commands/start.mjs'), '--built'],
  ): Promise<Site> {
    const site = new Site(await freePort(), env, root, program);
    await site.restart();
    return site;
  }

  get pid(): number {
    if (!this.#child?.pid) throw new Error('The server does not run.');
    return this.#child.pid;
  }

  /** All that the server has written so far. */
  get output(): string {
    return this.#output;
  }

  /** @param env more settings, for this one life */
  async restart(env: Record<string, string> = {}): Promise<void> {
    const child = spawn(process.execPath, [...this.program], {
      cwd: this.root,
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        ...testSettings(process.cwd()),
        PORT: String(this.port),
        ...this.env,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.#output += chunk.toString();
      });
    }
    const deadline = Date.now() + START_TIMEOUT;
    while (!(await this.#answers())) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The server did not start:\n${this.#output}`);
      }
      await pause(50);
    }
  }

  /** Static addresses answer before the server has registered what it does with every request. */
  async #answers(): Promise<boolean> {
    return fetch(`${this.url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Ends the server as a power cut would. */
  async kill(): Promise<void> {
    if (this.#child) await end(this.#child, 'SIGKILL');
  }

  /** Ends the server as a power cut would that lasts for so many milliseconds, by the clock of its next life. */
  async killFor(milliseconds: number): Promise<void> {
    await this.kill();
    const NODE_OPTIONS = `--import=${pathToFileURL('e2e/support/clock.mjs')}`;
    await this.restart({ NODE_OPTIONS, CLOCK: new Date(Date.now() + milliseconds).toISOString() });
  }

  async stop(): Promise<void> {
    if (this.#child) await end(this.#child, 'SIGTERM');
  }
}
