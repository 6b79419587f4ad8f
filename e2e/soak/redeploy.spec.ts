/** A day of deployments on a copy of the checkout, under load: one that fails, one that does not, and back again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hasNginx, type Nginx, startNginx } from '@/e2e/bench/nginx';
import { freePort } from '@/lib/commands/free-port';
import { pointDist } from '@/lib/commands/release/publish.mjs';
import { currentRelease } from '@/lib/commands/release/releases.mjs';
import { copyCheckout } from '../support/checkout-copy';
import { canMountOverlays, Mounts } from '../support/mounts';
import { temporaryFolder } from '../support/processes';
import { expect, test } from '../support/test';

const HASHED = /\/(?:_next\/static|assets)\/[^"\s()&<>]+/g;
const STYLES = 'app/globals.css';
const PAGES = ['/', '/blog', '/feed'];
const ARTICLES = 'content/articles';
const CONNECTIONS = 50;

let folder: { path: string; remove: () => Promise<void> };
let checkout: string;
let site: ChildProcess;
let url: string;
let nginx: Nginx | undefined;
/** A disk of its own for releases, where this user may mount one. */
let mounts: Mounts | undefined;

test.setTimeout(3_600_000);

/** Runs npm in the copy. @returns its exit code and what it wrote */
async function npm(...args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn('npm', args, { cwd: checkout, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

/** `npm start` in a process group of its own, as in a terminal. */
async function startSite(): Promise<void> {
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: port, DATA_DIR: join(folder.path, 'data') };
  site = spawn('npm', ['start'], {
    cwd: checkout,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  site.stdout?.on('data', (chunk) => (output += chunk));
  await expect.poll(() => output, { timeout: 600_000 }).toContain('Serving on');
}

/** The release that `npm run soak` has made sure of, and the caches that the next build starts from. */
function copyRelease(): void {
  const root = process.cwd();
  if (canMountOverlays()) {
    mounts = new Mounts();
    mkdirSync(join(checkout, '.releases'));
    mounts.mount(join(checkout, '.releases'), '-t', 'tmpfs', 'tmpfs', '-o', 'size=400m,mode=755');
  }
  for (const path of ['.releases', '.next/cache']) {
    cpSync(join(root, path), join(checkout, path), { recursive: true, verbatimSymlinks: true });
  }
  pointDist(checkout, currentRelease(root) ?? '');
}

test.beforeAll(async () => {
  folder = await temporaryFolder();
  // nginx reads as another user where root starts it.
  chmodSync(folder.path, 0o755);
  checkout = join(folder.path, 'checkout');
  copyCheckout(process.cwd(), checkout);
  copyRelease();
  await startSite();
  nginx = hasNginx() ? await startNginx(join(checkout, 'dist')) : undefined;
});

test.afterAll(async () => {
  await nginx?.stop();
  if (site.exitCode === null && site.signalCode === null) process.kill(-(site.pid ?? 0), 'SIGKILL');
  mounts?.undo();
  await folder.remove();
});

const get = async (address: string) => (await fetch(address)).text();

/** @returns the hashed files that a page of a server names */
async function filesOf(origin: string): Promise<string[]> {
  return [...new Set([...(await get(`${origin}/`)).matchAll(HASHED)].map(([path]) => path))];
}

/** nginx, when it reloads, ends idle connections at once, and a request that is just on its way with them. */
function connectionTo(address: string): Record<string, string> {
  return nginx && address.startsWith(nginx.url) ? { connection: 'close' } : {};
}

/** What lies below `.releases/`, whole or not. */
function foldersOfReleases(): string[] {
  return readdirSync(join(checkout, '.releases'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** Asks for addresses again and again. @returns what ends it: how many were asked, and what was not answered well */
function load(addresses: readonly string[]): () => Promise<{ asked: number; faults: string[] }> {
  const faults: string[] = [];
  let asked = 0;
  let loading = true;
  const visitor = async () => {
    while (loading) {
      for (const address of addresses) {
        asked += 1;
        const fault = await fetch(address, { headers: connectionTo(address) }).then(
          async (response) => {
            await response.arrayBuffer();
            return response.ok ? undefined : String(response.status);
          },
          (error) => error.cause?.code ?? String(error),
        );
        if (fault) faults.push(`${address} ${fault}`);
      }
    }
  };
  const visitors = Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  return async () => {
    loading = false;
    await visitors;
    return { asked, faults };
  };
}

test('deployments under load: nothing that is asked for fails, every page finds its files, and Ctrl-C ends it', async () => {
  const origins = [url, ...(nginx ? [nginx.url] : [])];
  const before = await filesOf(url);
  expect(before.length).toBeGreaterThan(2);
  const home = await get(`${url}/`);
  const served = realpathSync(join(checkout, 'dist'));
  const stop = load(origins.flatMap((origin) => [...PAGES, ...before].map((path) => origin + path)));

  await test.step('a build that fails changes nothing', async () => {
    const styles = readFileSync(join(checkout, STYLES), 'utf8');
    appendFileSync(join(checkout, STYLES), '\n.x { color: red }}}\n');
    expect((await npm('run', 'build')).code).not.toBe(0);
    writeFileSync(join(checkout, STYLES), styles);
    expect(realpathSync(join(checkout, 'dist'))).toBe(served);
    expect(await get(`${url}/`)).toBe(home);
  });

  await test.step('one that does not takes over, and the files of before stay', async () => {
    appendFileSync(join(checkout, STYLES), '\n.wrap { letter-spacing: 0.01em; }\n');
    appendFileSync(join(checkout, 'lib/browser/site.ts'), '\nconsole.debug("another release");\n');
    expect((await npm('run', 'build')).code).toBe(0);
    nginx?.reload();
    for (const origin of origins) {
      await expect.poll(() => filesOf(origin), { timeout: 60_000 }).not.toEqual(before);
      for (const path of [...before, ...(await filesOf(origin))]) {
        expect((await fetch(origin + path)).status, origin + path).toBe(200);
      }
    }
  });

  await test.step('and another, of an edited text', async () => {
    const [name = ''] = readdirSync(join(checkout, ARTICLES));
    const file = join(checkout, ARTICLES, name);
    const path = `/${/^path: "?\/?([^"\n]*)"?$/m.exec(readFileSync(file, 'utf8'))?.[1]}`;
    appendFileSync(file, '\n\nOne sentence more was written here.\n');
    expect((await npm('run', 'build')).code).toBe(0);
    await expect
      .poll(() => get(url + path), { timeout: 60_000 })
      .toContain('One sentence more was written here.');
  });

  await test.step('and back, twice', async () => {
    const after = await filesOf(url);
    for (const _ of ['another', 'one']) expect((await npm('run', 'release', '--', 'back')).code).toBe(0);
    nginx?.reload();
    await expect.poll(() => get(`${url}/`), { timeout: 60_000 }).toBe(home);
    for (const origin of origins) {
      for (const path of after) expect((await fetch(origin + path)).status, origin + path).toBe(200);
    }
  });

  await test.step('a build that is killed, and one whose disk fills, change nothing either', async () => {
    const kept = await get(`${url}/`);
    const standing = foldersOfReleases().length;
    const killed = spawn(process.execPath, ['lib/commands/build.mjs'], {
      cwd: checkout,
      detached: true,
      stdio: 'ignore',
    });
    await expect
      .poll(() => foldersOfReleases().length, { timeout: 300_000, intervals: [100] })
      .toBeGreaterThan(standing);
    process.kill(-(killed.pid ?? 0), 'SIGKILL');
    if (mounts) {
      const filler = join(checkout, '.releases', 'filler');
      const { bavail, bsize } = statfsSync(join(checkout, '.releases'));
      writeFileSync(filler, Buffer.alloc(bavail * bsize - 4 * 2 ** 20));
      const { code, output } = await npm('run', 'build');
      expect(code, output).not.toBe(0);
      expect(output).toContain('ENOSPC');
      rmSync(filler);
    }
    expect(await get(`${url}/`)).toBe(kept);
  });

  const { asked, faults } = await stop();
  console.log(`${asked} requests over four deployments, ${faults.length} failed`);
  expect(faults).toEqual([]);

  await test.step('a restart neither builds nor undoes going back', async () => {
    const ended = once(site, 'exit');
    process.kill(-(site.pid ?? 0), 'SIGTERM');
    await ended;
    const before = foldersOfReleases();
    await startSite();
    expect(await get(`${url}/`)).toBe(home);
    expect(foldersOfReleases()).toEqual(before);
  });

  await test.step('npm start ends with its terminal, and nothing goes on', async () => {
    const ended = once(site, 'exit');
    process.kill(-(site.pid ?? 0), 'SIGINT');
    expect(await ended).toEqual([0, null]);
    await expect
      .poll(() =>
        fetch(url).then(
          () => 'answers',
          () => 'is gone',
        ),
      )
      .toBe('is gone');
    rmSync(join(checkout, 'package-lock.json'));
    const { code, output } = await npm('start', '--silent');
    expect(code).toBe(1);
    expect(output.trim()).toBe('package-lock.json is missing: the checkout is incomplete.');
  });
});
