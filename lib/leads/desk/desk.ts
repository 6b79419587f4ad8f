/** The owner's page: a server of its own on loopback, opened with a token that is good for one visit. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Log } from '../log';
import { troubleOf } from '../store/database';
import { answerDesk, type DeskAnswer, type DeskPorts } from './answer';
import { html, layout } from './pages';

/** Longest form that the desk itself sends. */
const MAX_BODY = 4_096;

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/;

function same(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** @returns whether a request can come from this machine and from no foreign page: DNS rebinding names another host */
function isLocal({ socket, headers, method }: IncomingMessage, port: number): boolean {
  const hosts = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`);
  if (!LOOPBACK.test(socket.remoteAddress ?? '') || !hosts.includes(headers.host ?? '')) return false;
  if (headers.origin !== undefined) return headers.origin === `http://${headers.host}`;
  // A form of the desk itself always names its origin.
  return method === 'GET' || method === 'HEAD';
}

async function fieldsOf(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  if (request.method !== 'POST') return undefined;
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_BODY) throw new Error('That is too long.');
  }
  return new URLSearchParams(text);
}

async function send(response: ServerResponse, answer: DeskAnswer): Promise<void> {
  if ('location' in answer) {
    response.writeHead(303, { ...HEADERS, Location: answer.location }).end();
    return;
  }
  const { status, type, body, file } = answer;
  const disposition = file && { 'Content-Disposition': `attachment; filename="${file}"` };
  response.writeHead(status, { ...HEADERS, 'Content-Type': type, ...disposition });
  if (typeof body === 'string') response.end(body);
  else await pipeline(Readable.from(body), response);
}

/** What is wrong with the store has a code; whatever else is said is meant for the owner. */
const messageOf = (error: unknown) =>
  error instanceof Error && !('code' in error) ? error.message : troubleOf(error);

/**
 * Starts the desk on loopback, on any port that is free.
 * @returns the address to open, good for one visit, and the server
 */
export async function startDesk(ports: DeskPorts, log: Log): Promise<{ address: string; server: Server }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  /** Part of the printed address; good for one visit. */
  let token: string | undefined = randomBytes(32).toString('base64url');
  // Cookies are shared by all ports.
  const session = `desk-${port}=${randomBytes(32).toString('base64url')}`;
  server.on('request', (request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  return { address: `http://127.0.0.1:${port}/?token=${token}`, server };

  async function handle(request: IncomingMessage, response: ServerResponse) {
    if (!isLocal(request, port)) return void response.destroy();
    const url = new URL(request.url ?? '/', 'http://desk');
    const cookies = (request.headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
    if (!cookies.some((cookie) => same(cookie, session))) {
      if (token && request.method === 'GET' && same(url.searchParams.get('token') ?? '', token)) {
        token = undefined;
        const cookie = `${session}; Path=/; HttpOnly; SameSite=Strict`;
        return void response.writeHead(303, { ...HEADERS, Location: '/', 'Set-Cookie': cookie }).end();
      }
      log('somebody asked without the token; start the desk again for a new address');
      return void response.writeHead(403, HEADERS).end();
    }
    try {
      await send(response, await answerDesk(url, await fieldsOf(request), ports));
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      const body = layout('That did not work', html`<p>${messageOf(error)}</p>`);
      await send(response, { status: 400, type: 'text/html; charset=utf-8', body });
    }
  }
}
