/** Builds the apps of fixtures/ with the Next that is installed, and asks the server for what came of them. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashesOf } from './fixtures/hashes.mjs';
import { oddRequests, sendBytes } from './fixtures/odd-requests';

const checkout = resolve('.');
/** Packages are found from inside the checkout alone, since Turbopack follows no link. */
const copy = join(checkout, '.cache', `next-lean-${process.pid}`);
const app = (name: string) => join(copy, 'fixtures', name);
const at = (name: string) => join(app('basic'), name);
const SECURITY = 'nosniff';
/** Bytes of a file that no server keeps in memory. */
const LONG = 600 * 1024;
/** Milliseconds; a limit against hanging only. */
const BUILD_LIMIT = 300_000;

/** @returns what the build said, and whether it was refused */
async function build(name: string): Promise<{ failed: boolean; said: string }> {
  const { NODE_ENV: _, ...env } = process.env;
  const next = join(checkout, 'node_modules', 'next', 'dist', 'bin', 'next');
  const done = promisify(execFile)(process.execPath, [next, 'build'], {
    cwd: app(name),
    env: { ...env, NODE_ENV: 'production', INSTALLED_IN: checkout, NEXT_TELEMETRY_DISABLED: '1' },
    maxBuffer: 1e8,
  });
  return done.then(
    ({ stdout, stderr }) => ({ failed: false, said: stdout + stderr }),
    ({ stdout, stderr }) => ({ failed: true, said: stdout + stderr }),
  );
}

beforeAll(async () => {
  cpSync('lib/next-lean', copy, { recursive: true, filter: (name) => !/\.test\.tsx?$/.test(name) });
  writeFileSync(at('public/long.zip'), Buffer.alloc(LONG, 'x'));
  const { failed, said } = await build('basic');
  if (failed) throw new Error(said);
}, BUILD_LIMIT);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

interface Served {
  port: number;
  /** what it has said so far */
  lines: string[];
  /** settles once it has said a line that contains the text, for as many times as that was asked for */
  said: (text: string, times?: number) => Promise<void>;
  process: ChildProcess;
}

const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

async function serve(release: string): Promise<Served> {
  point(release);
  const child = spawn(process.execPath, [join(copy, 'fixtures', 'serve.mjs'), at('current')], {
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line);
    for (const look of waiting) look();
  });
  const said = (text: string, times = 1) =>
    new Promise<void>((settle) => {
      const look = () => {
        if (lines.filter((line) => line.includes(text)).length < times) return;
        waiting.delete(look);
        settle();
      };
      waiting.add(look);
      look();
    });
  await said('port ');
  const port = Number(lines.find((line) => line.startsWith('port '))?.slice('port '.length));
  return { port, lines, said, process: child };
}

/** Makes a release the current one, as publishing does: in one step. */
function point(release: string): void {
  symlinkSync(at(release), at('next'), 'junction');
  renameSync(at('next'), at('current'));
}

interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
type Asked = { method?: string; headers?: Record<string, string>; body?: string; onStart?: () => void };

function ask(
  port: number,
  path: string,
  { method = 'GET', headers, body, onStart }: Asked = {},
): Promise<Answered> {
  return new Promise((settle, fail) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => {
        parts.push(part);
        onStart?.();
      });
      response.on('error', fail);
      response.on('end', () =>
        settle({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

describe('the adapter', () => {
  it('leaves every file that Next wrote as Next wrote it', () => {
    const written = JSON.parse(readFileSync(at('written-by-next.json'), 'utf8'));
    expect(Object.keys(written).length).toBeGreaterThan(50);
    expect(hashesOf(at('.next'))).toMatchObject(written);
  });

  it('writes a release that starts no framework, with the styles that a page can use', () => {
    const html = readFileSync(at('out/dist/index.html'), 'utf8');
    expect(html).not.toMatch(/__next|<script|<link rel="stylesheet"/);
    const [, name] = /\.(\w+)\{color:green\}/.exec(html) ?? [];
    expect(html).toContain(`class="${name}"`);
    expect(html).not.toMatch(/class="counter"|nobody-uses-this/);
    const [module = ''] = /(?<=data-modules=")[^" ]+/.exec(html) ?? [];
    expect(existsSync(join(at('out/dist'), module))).toBe(true);
    const files = readdirSync(at('out/dist/_next/static'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.endsWith('.js')).every((name) => name.startsWith('islands'))).toBe(
      true,
    );
  });

  it(
    'refuses a build with all that is wrong in it, and writes nothing',
    async () => {
      cpSync(at('.'), app('refusing'), {
        recursive: true,
        filter: (name) => !/[\\/](?:out|\.next|current)$/.test(name),
      });
      cpSync(app('refused'), app('refusing'), { recursive: true });
      const { failed, said } = await build('refusing');
      expect(failed).toBe(true);
      for (const problem of [
        '/demand is rendered on demand; only prerendered pages can be leaned',
        'Counter.tsx takes ids from useId',
        'app/page.tsx imports next/link, which is client code',
        '/ has style="color:red" on <main>',
        '/ fetches https://elsewhere.example/x.png from another origin',
      ]) {
        expect(said).toContain(problem);
      }
      expect(existsSync(join(app('refusing'), 'out'))).toBe(false);
    },
    BUILD_LIMIT,
  );
});

describe('the server', () => {
  it.each([
    ['/', 200, 'text/html; charset=utf-8', '<h1>Basic</h1>'],
    ['/?utm_source=x', 200, 'text/html; charset=utf-8', '<h1>Basic</h1>'],
    ['/notes/one', 200, 'text/html; charset=utf-8', 'Note one.'],
    ['/notes/one/', 200, 'text/html; charset=utf-8', 'Note one.'],
    ['/feed', 200, 'application/rss+xml; charset=utf-8', '<rss'],
    ['/files/Some-Text.txt', 200, 'text/plain; charset=utf-8', 'A text that lies'],
    ['/dot.png', 200, 'image/png', 'PNG'],
    ['/notes/three', 404, 'text/html; charset=utf-8', 'No such note.'],
    ['/gone', 404, 'text/html; charset=utf-8', 'No such note.'],
    ['/nothing', 404, 'text/html; charset=utf-8', 'Nothing here.'],
    ['/server.json', 404, 'text/html; charset=utf-8', 'Nothing here.'],
    ['/server-error', 500, 'text/html; charset=utf-8', 'Out of order.'],
    ['/%ff', 404, 'text/html; charset=utf-8', 'Nothing here.'],
    ['http://other.example/notes/two', 200, 'text/html; charset=utf-8', 'Note two.'],
  ])('answers %s with %i', async (path, status, type, text) => {
    const { port } = await shared();
    const answered = await ask(port, path);
    expect([answered.status, answered.headers['content-type']]).toEqual([status, type]);
    expect(answered.body.toString('latin1')).toContain(text);
    expect(answered.headers['x-content-type-options']).toBe(SECURITY);
    const head = await ask(port, path, { method: 'HEAD' });
    expect([head.status, head.body.length]).toEqual([status, 0]);
    expect(head.headers['content-length']).toBe(String(answered.body.length));
  });

  it.each([
    ['/old/one', 308, '/notes/one'],
    ['/old/two/?a=1&b=%20', 308, '/notes/two?a=1&b=%20'],
    ['/OLD/ONE', 308, '/notes/one'],
    ['/%6Fld/on%65', 308, '/notes/one'],
    ['/part', 308, '/notes/one#second'],
    ['/part?x=1', 308, '/notes/one?x=1#second'],
    ['/for-a-while', 307, '/'],
    ['/ref123', 308, '/'],
    ['/NOTES/One?x', 308, '/notes/one?x'],
    ['//notes//one', 308, '/notes/one'],
    ['/notes\\one', 308, '/notes/one'],
  ])('leads from %s with %i to %s', async (path, status, location) => {
    const answered = await ask((await shared()).port, path);
    expect([answered.status, answered.headers.location]).toEqual([status, location]);
    expect(answered.headers['x-content-type-options']).toBe(SECURITY);
  });

  it('sends what the client takes, and says on what that depends', async () => {
    const { port } = await shared();
    for (const path of ['/notes/one', '/notes/three', '/files/Some-Text.txt']) {
      const plain = await ask(port, path);
      const coded = async (accepted: string) => {
        const { headers, body } = await ask(port, path, { headers: { 'Accept-Encoding': accepted } });
        expect(headers.vary).toBe('Accept-Encoding');
        return [headers['content-encoding'], body] as const;
      };
      for (const [accepted, expected] of [
        ['br, gzip', 'br'],
        ['gzip, br;q=0', 'gzip'],
        ['gzip', 'gzip'],
        ['br;q=0', undefined],
        ['identity', undefined],
      ] as const) {
        const [coding, body] = await coded(accepted);
        expect([accepted, coding]).toEqual([accepted, expected]);
        const open = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''] ?? ((same: Buffer) => same);
        expect(open(body).equals(plain.body)).toBe(true);
      }
    }
    const picture = await ask(port, '/dot.png', { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect([picture.headers.vary, picture.headers['content-encoding']]).toEqual([undefined, undefined]);
  });

  it('sends nothing that a client has, and the part that it asks for', async () => {
    const { port } = await shared();
    const { headers, body } = await ask(port, '/dot.png');
    const asked = (name: string, value?: string) =>
      ask(port, '/dot.png', { headers: { [name]: value ?? '' } });
    for (const known of [
      await asked('If-None-Match', headers.etag),
      await asked('If-Modified-Since', headers['last-modified']),
    ]) {
      expect([known.status, known.body.length, known.headers['x-content-type-options']]).toEqual([
        304,
        0,
        SECURITY,
      ]);
    }
    const { etag = '', 'last-modified': since = '' } = (await ask(port, '/notes/one')).headers;
    for (const [name, value] of [
      ['If-None-Match', etag],
      ['If-Modified-Since', since],
    ] as const) {
      const known = await ask(port, '/notes/one', { headers: { [name]: value } });
      expect([known.status, known.headers.vary]).toEqual([304, 'Accept-Encoding']);
    }
    const anew = await asked('If-None-Match', '"other"');
    expect([anew.status, anew.headers.etag]).toEqual([200, headers.etag]);
    expect((await asked('If-Modified-Since', new Date(0).toUTCString())).status).toBe(200);
    const part = await asked('Range', 'bytes=1-3');
    expect([part.status, part.body.toString(), part.headers['content-range']]).toEqual([
      206,
      'PNG',
      `bytes 1-3/${body.length}`,
    ]);
    expect((await asked('Range', `bytes=${body.length}-`)).status).toBe(416);
    for (const strange of ['lines=1-3', 'bytes=0-1,3-4']) {
      expect((await asked('Range', strange)).status).toBe(200);
    }
  });

  it('sends a long file from the disk, whole or in part', async () => {
    const { port } = await shared();
    const whole = await ask(port, '/long.zip');
    expect([whole.status, whole.body.length]).toEqual([200, LONG]);
    const part = await ask(port, '/long.zip', { headers: { Range: 'bytes=600000-' } });
    expect([part.status, part.body.length, part.headers['content-range']]).toEqual([
      206,
      LONG - 600_000,
      `bytes 600000-${LONG - 1}/${LONG}`,
    ]);
    expect((await ask(port, '/long.zip', { method: 'HEAD' })).headers['content-length']).toBe(String(LONG));
  });

  it('tells different validators for different codings', async () => {
    const { port } = await shared();
    const tags = ['br', 'gzip', 'identity'].map(
      async (coding) =>
        (await ask(port, '/notes/one', { headers: { 'Accept-Encoding': coding } })).headers.etag,
    );
    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });

  it('takes other methods for functions alone', async () => {
    const { port } = await shared();
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const refused = await ask(port, '/', { method });
      expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD']);
    }
    // A redirect would have a client send its body to another address.
    expect((await ask(port, '/NOTES/one', { method: 'POST' })).status).toBe(404);
    expect((await ask(port, '/api/forms/x', { method: 'PROPFIND' })).status).toBe(405);
    expect((await ask(port, '/api/forms/x', { method: 'DELETE' })).status).toBe(405);
  });

  it('calls a function with its parameter, its query and its body', async () => {
    const { port } = await shared();
    const answered = await ask(port, '/api/forms/con%20tact?a=1', {
      method: 'POST',
      body: 'name=x',
      headers: { 'Content-Type': 'text/plain' },
    });
    expect(JSON.parse(answered.body.toString())).toEqual({
      form: 'con tact',
      pathname: '/api/forms/con%20tact',
      search: '?a=1',
      body: 'name=x',
    });
    expect(answered.headers['x-content-type-options']).toBe(SECURITY);
    const broken = await ask(port, '/api/forms/broken', { method: 'POST' });
    expect([broken.status, broken.headers['x-content-type-options']]).toEqual([500, SECURITY]);
  });

  it('ends the connection of a body that a function does not read to its end', async () => {
    const { port } = await shared();
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    const answered = once(socket, 'data');
    const part = `${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n`;
    const send = () => {
      while (socket.write(part));
    };
    socket.on('drain', send);
    socket.write('POST /api/forms/refused HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
    send();
    expect(String(await answered)).toContain('HTTP/1.1 413 ');
    await closed;
  });

  it('sends the headers of the rule for each address', async () => {
    const { port } = await shared();
    const headers = async (path: string) => (await ask(port, path)).headers;
    const module = /(?<=data-modules=")[^" ]+/.exec((await ask(port, '/')).body.toString())?.[0] ?? '';
    expect((await headers(module))['cache-control']).toContain('immutable');
    expect((await headers('/feed'))['x-robots-tag']).toBe('noindex');
    expect(await headers('/')).not.toHaveProperty('x-robots-tag');
    const style = /<style>/.test((await ask(port, '/')).body.toString());
    expect([style, (await headers('/'))['content-security-policy']]).toEqual([
      true,
      expect.stringMatching(/style-src 'sha256-/),
    ]);
  });

  it('refuses a request that names two hosts, which a proxy before it may read as another', async () => {
    const { port } = await shared();
    const asked = (hosts: string) => sendBytes(port, `GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    expect((await asked('Host: a\r\n')).status).toBe(200);
    expect((await asked('Host: a\r\nhost: b\r\n')).status).toBe(400);
  });

  it('fails at no odd request, and shows nothing beside dist/', async () => {
    writeFileSync(at('out/secret.txt'), 'SECRET');
    const { port } = await shared();
    for (const bytes of oddRequests(500)) {
      const { status, head, text } = await sendBytes(port, bytes);
      expect([bytes, status >= 200 && status < 500]).toEqual([bytes, true]);
      expect([bytes, head.includes('x-content-type-options: nosniff')]).toEqual([bytes, true]);
      expect([bytes, /SECRET|"buildId"|next-lean-/.test(text)]).toEqual([bytes, false]);
    }
  });

  let kept: Served | undefined;
  /** One server for what changes nothing. */
  async function shared(): Promise<Served> {
    kept ??= await serve('out');
    running.delete(kept.process);
    return kept;
  }
  afterAll(() => kept?.process.kill('SIGKILL'));
});

describe('releases', () => {
  it('are swapped between two requests, and let go of once', async () => {
    cpSync(at('out'), at('out-b'), { recursive: true, verbatimSymlinks: true });
    const page = at('out-b/dist/index.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('<h1>Basic', '<h1>Second'));
    cpSync(at('out-b'), at('out-c'), { recursive: true, verbatimSymlinks: true });
    rmSync(at('out-c/server.json'));
    const served = await serve('out');
    const { port, lines, said } = served;
    const heading = async () => /<h1>(.*)<\/h1>/.exec((await ask(port, '/')).body.toString())?.[1];
    const closed = () => lines.filter((line) => line === 'closed nodejs').length;

    const [go, end] = [at('go'), at('end')];
    let start = () => {};
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    const query = new URLSearchParams({ until: go, after: end });
    const slow = ask(port, `/api/forms/slow?${query}`, { onStart: () => start() });
    await started;
    point('out-b');
    await said('serving ');
    expect(await heading()).toBe('Second');
    expect(closed()).toBe(0);
    mkdirSync(go);
    expect((await slow).body.toString()).toBe('first, second');
    expect(closed()).toBe(0);
    mkdirSync(end);
    await said('closed nodejs');

    point('out-c');
    await said('error: the new release cannot be served, so the one before stays');
    expect(await heading()).toBe('Second');
    expect(closed()).toBe(1);

    point('out');
    await said('serving ', 2);
    expect(await heading()).toBe('Basic');
    await said('closed nodejs', 2);

    served.process.kill('SIGTERM');
    // It has ended before all that it said has been read.
    const [code] = await once(served.process, 'close');
    expect(code).toBe(0);
    expect(closed()).toBe(3);
  });
});
