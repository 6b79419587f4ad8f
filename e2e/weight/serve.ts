/** A server for `dist/` as plain as a server can be, for measurements on this machine. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { typeOf } from '../../lib/next-lean/export/entries';
import { fileOf } from './weigh';

export interface StaticServer {
  url: string;
  stop(): void;
}

/**
 * Serves documents at their clean URLs on a free port of the loopback interface, without compression or headers of note.
 * @param dist path of the exported site
 */
export async function serveStatic(dist: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const file = fileOf(dist, normalize(pathname));
    if (!file)
      response.writeHead(404, { 'Content-Type': 'text/html' }).end(readFileSync(join(dist, '404.html')));
    else
      response
        .writeHead(200, { 'Content-Type': typeOf(file) ?? 'application/octet-stream' })
        .end(readFileSync(file));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
