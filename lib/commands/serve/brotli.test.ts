import { createServer, get, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import { BrotliResponse } from './brotli.mjs';

/** The one that Next brings along, without types. */
const compression = createRequire(import.meta.url)('next/dist/compiled/compression');
const TEXT = '<!DOCTYPE html><p>Words — and more words</p>'.repeat(200);

let server: Server;
afterEach(() => server.close());

/** Serves as Next does: behind its own compression. */
async function serve(answer: RequestListener): Promise<void> {
  const compress = compression();
  server = createServer({ ServerResponse: BrotliResponse }, (request, response) =>
    compress(request, response, () => answer(request, response)),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
}

/** A document as Next sends one, each test's with a validator of its own, since those are remembered. */
const document =
  (etag: string, text = TEXT): RequestListener =>
  (_, response) => {
    response.setHeader('ETag', etag);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(text);
  };

function ask(headers: Record<string, string>, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    get({ port, host: '127.0.0.1', method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    }).on('error', reject);
  });
}
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

it('sends a document in brotli to whoever takes it, and says that others get another', async () => {
  await serve(document('"one"'));
  const { headers, body } = await ask(BROWSER);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(body.length),
    etag: '"one"',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(body).toString()).toBe(TEXT);
});

it('sends it smaller once it was compressed at leisure, and each document as itself', async () => {
  const words = Array.from(
    { length: 4_000 },
    (_, index) => `word${Math.trunc(1e6 * Math.sin(index) ** 8)}`,
  ).join(' ');
  await serve((request, response) =>
    document(`"${request.headers.host}"`, request.headers.host + words)(request, response),
  );
  const first = await ask({ ...BROWSER, Host: 'a' });
  await vi.waitFor(async () => {
    const later = await ask({ ...BROWSER, Host: 'a' });
    expect(later.body.length).toBeLessThan(first.body.length);
    expect(brotliDecompressSync(later.body).toString()).toBe(`a${words}`);
  });
  const other = await ask({ ...BROWSER, Host: 'b' });
  expect(brotliDecompressSync(other.body).toString()).toBe(`b${words}`);
});

it.each(['gzip', 'gzip, br;q=0', 'gzip, br; q=0.0', 'gzip, vibr'])('leaves %s to Next', async (accepted) => {
  await serve(document('"two"'));
  const { headers, body } = await ask({ 'Accept-Encoding': accepted });
  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(body).toString()).toBe(TEXT);
});

it('takes a preference for what it is', async () => {
  await serve(document('"three"'));
  expect((await ask({ 'Accept-Encoding': 'gzip;q=0.8, br;q=0.9' })).headers['content-encoding']).toBe('br');
});

it('leaves what is no document, has no validator, or comes in parts', async () => {
  for (const answer of [
    (response) => response.setHeader('ETag', '"x"').setHeader('Content-Type', 'text/plain').end(TEXT),
    (response) => response.setHeader('Content-Type', 'text/html').end(TEXT),
    (response) => {
      response.setHeader('ETag', '"y"').setHeader('Content-Type', 'text/html').write(TEXT);
      response.end();
    },
    (response) => {
      response.setHeader('ETag', '"z"').setHeader('Content-Type', 'text/html').flushHeaders();
      response.end(TEXT);
    },
  ] satisfies ((response: Parameters<RequestListener>[1]) => void)[]) {
    await serve((_, response) => answer(response));
    const { headers, body } = await ask(BROWSER);
    expect(headers['content-encoding']).not.toBe('br');
    expect(headers['content-encoding'] ? gunzipSync(body).toString() : body.toString()).toBe(TEXT);
    server.close();
  }
});

it('sends no body where there is none', async () => {
  await serve((request, response) => {
    response.statusCode = request.headers['if-none-match'] ? 304 : 200;
    response.setHeader('ETag', '"four"').setHeader('Content-Type', 'text/html').end();
  });
  expect(await ask({ ...BROWSER, 'If-None-Match': '"four"' })).toMatchObject({ status: 304 });
  expect((await ask(BROWSER, 'HEAD')).headers['content-encoding']).toBeUndefined();
});

it('leaves to Node how the end of everything else is told', async () => {
  server = createServer({ ServerResponse: BrotliResponse }, (_, response) => response.end(TEXT));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  expect((await ask(BROWSER)).headers['content-length']).toBe(String(Buffer.byteLength(TEXT)));
});
