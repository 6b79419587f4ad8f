import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../free-port';
import { publishBuild } from '../release/publish.mjs';

const PATIENCE = { timeout: 30_000 };

let root: string;
let port: number;
let site: ChildProcess;
let output: string;
let published: number;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'serve-'));
  port = await freePort();
  output = '';
  published = 0;
});
afterEach(() => {
  try {
    process.kill(-(site.pid ?? 0), 'SIGKILL');
  } catch {
    // It has ended.
  }
  rmSync(root, { recursive: true });
});

/** Makes a release, which the stand-in for the server answers with, the current one. */
function release(text: string): void {
  mkdirSync(join(root, '.next'), { recursive: true });
  writeFileSync(join(root, '.next/text'), text);
  published += 1;
  publishBuild(root, `${published}`, new Date(Date.UTC(2026, 0, published)));
}

/** Starts the site in a process group of its own, as a terminal does. */
function start(): void {
  site = spawn(process.execPath, [resolve('lib/commands/serve/testing/site.mjs'), String(port)], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [site.stdout, site.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
}

async function startWith(text: string): Promise<void> {
  release(text);
  start();
  await said('serving');
}

const said = (line: string) => vi.waitFor(() => expect(output).toContain(line), PATIENCE);

/** @returns the text that is answered and whether the connection ends with it, or the code of what went wrong */
function ask(path = '/', agent = new Agent()): Promise<{ text: string; closing: boolean }> {
  return new Promise((done) => {
    get({ port, host: '127.0.0.1', path, agent }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      done({ text, closing: response.headers.connection === 'close' });
    }).on('error', (error: NodeJS.ErrnoException) => done({ text: error.code ?? '', closing: true }));
  });
}

describe('another release', () => {
  it('takes over under load without a failed request, and one that cannot start changes nothing', async () => {
    await startWith('one');
    const seen = new Map<string, number>();
    const agent = new Agent({ keepAlive: true });
    let loading = true;
    const visitor = async () => {
      while (loading) {
        const { text } = await ask('/', agent);
        seen.set(text, (seen.get(text) ?? 0) + 1);
      }
    };
    const visitors = Promise.all(Array.from({ length: 6 }, visitor));
    release('two');
    await vi.waitFor(() => expect(seen.get('two')).toBeGreaterThan(0), PATIENCE);
    release('broken');
    await said('the new release could not start; the one before goes on');
    const before = seen.get('two') ?? 0;
    await vi.waitFor(() => expect(seen.get('two')).toBeGreaterThan(before), PATIENCE);
    release('three');
    await vi.waitFor(() => expect(seen.get('three')).toBeGreaterThan(0), PATIENCE);
    loading = false;
    await visitors;
    expect([...seen.keys()]).toEqual(['one', 'two', 'three']);
    agent.destroy();
  });

  it('answers on connections from before too, and ends each with an answer that says so', async () => {
    await startWith('one');
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await ask('/', agent)).toEqual({ text: 'one', closing: false });
    const silent = connect(port, '127.0.0.1');
    await once(silent, 'connect');
    release('two');
    await vi.waitFor(async () => expect((await ask()).text).toBe('two'), PATIENCE);
    expect(await ask('/', agent)).toEqual({ text: 'two', closing: true });
    expect(await ask('/', agent)).toEqual({ text: 'two', closing: false });
    silent.write('POST / HTTP/1.1\r\nHost: x\r\n\r\n');
    const [answer] = (await once(silent, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200 OK\r\nConnection: close.*one/s);
    silent.destroy();
    agent.destroy();
  });
});

describe('the end', () => {
  it.each(['SIGTERM', 'SIGHUP', 'SIGINT'] as const)(
    'comes with %s to all of its processes after answers in flight and work beside them, with 0',
    async (signal) => {
      await startWith('one');
      const agent = new Agent({ keepAlive: true });
      await ask('/', agent);
      const slow = ask('/slow', agent);
      const idle = connect(port, '127.0.0.1');
      await once(idle, 'connect');
      const ended = once(site, 'exit');
      process.kill(-(site.pid ?? 0), signal);
      expect(await slow).toEqual({ text: 'one', closing: true });
      expect(await ended).toEqual([0, null]);
      idle.destroy();
      expect(readFileSync(join(root, 'ended'), 'utf8')).toBe('one');
      expect((await ask()).text).toBe('ECONNREFUSED');
    },
  );

  it('comes also while a server before is still answering', async () => {
    await startWith('one');
    const idle = connect(port, '127.0.0.1');
    await once(idle, 'connect');
    release('two');
    await vi.waitFor(async () => expect((await ask()).text).toBe('two'), PATIENCE);
    const ended = once(site, 'exit');
    site.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    idle.destroy();
  });
});

describe('a server that ends by itself', () => {
  it('is started again', async () => {
    await startWith('one');
    await ask('/exit');
    await said('the server ended with 3; it starts again in 1 s');
    await vi.waitFor(async () => expect((await ask()).text).toBe('one'), PATIENCE);
  });

  it('before it was ready for the first time ends the start', async () => {
    release('broken');
    start();
    expect(await once(site, 'exit')).toEqual([1, null]);
    expect(output).toBe('The server could not start.\n');
  });
});
