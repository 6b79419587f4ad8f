/** The owner's page: a server of its own on loopback, opened with a token that is good for one visit. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { ReadableStream, TextEncoderStream } from 'node:stream/web';
import { totals } from '../health';
import { isLeadKind, STATES } from '../lead';
import type { Log } from '../log';
import { exportCsv, exportJson } from '../owner/export';
import { entry, type Filter, page, retryLeads } from '../owner/records';
import type { LeadsCopy } from '../settings';
import { type Database, troubleOf } from '../store/database';
import { eraseLeads } from '../store/erasing';
import { erasePage, type Html, html, layout, leadPage, listPage, STYLE } from './pages';

/** Leads on a page of the list, and the longest form that the desk itself sends. */
const PAGE = 50;
const MAX_BODY = 4_096;

export interface DeskPorts {
  db: Database;
  forms: LeadsCopy['forms'];
}

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

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
      await send(response, await answerTo(url, await fieldsOf(request), ports));
    } catch (error) {
      if (response.headersSent) return void response.destroy();
      await send(response, pageOf('That did not work', html`<p>${messageOf(error)}</p>`, undefined, 400));
    }
  }
}

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

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, { ...HEADERS, ...Object.fromEntries(answer.headers) });
  if (answer.body) await pipeline(answer.body, response);
  else response.end();
}

/** What is wrong with the store has a code; whatever else is said is meant for the owner. */
const messageOf = (error: unknown) =>
  error instanceof Error && !('code' in error) ? error.message : troubleOf(error);

/** @param form fields of a POST; undefined for a GET. @throws Error that says what is wrong */
async function answerTo(
  { pathname, searchParams: query }: URL,
  form: URLSearchParams | undefined,
  ports: DeskPorts,
): Promise<Response> {
  const { db, forms } = ports;
  if (form) {
    if (pathname === '/retry') return done(await retryLeads(db, form.get('id') ?? ''));
    if (pathname === '/erase') return done(await eraseLeads(db, form.get('which')?.trim() ?? ''));
    throw new Error('There is no such page.');
  }
  if (pathname === '/') return list(query, ports);
  if (pathname === '/style.css')
    return new Response(STYLE, { headers: { 'Content-Type': 'text/css; charset=utf-8' } });
  if (pathname === '/erase') return pageOf('Erase', erasePage(query.get('which')?.trim() ?? ''));
  if (pathname.startsWith('/lead/')) {
    const id = pathname.slice('/lead/'.length);
    return pageOf(id, leadPage(await entry(db, id), forms));
  }
  const taken = EXPORTS[pathname];
  if (taken) {
    const body = ReadableStream.from(taken.write(db, filterOf(query))).pipeThrough(new TextEncoderStream());
    const disposition = `attachment; filename="leads${pathname.slice('/export'.length)}"`;
    return new Response(body as BodyInit, {
      headers: { 'Content-Type': taken.type, 'Content-Disposition': disposition },
    });
  }
  throw new Error('There is no such page.');
}

const pageOf = (title: string, body: Html, notice?: string, status = 200) =>
  new Response(layout(title, body, notice), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });

/** What can be taken home, by path. */
const EXPORTS: Record<string, { write: typeof exportCsv; type: string }> = {
  '/export.csv': { write: exportCsv, type: 'text/csv; charset=utf-8' },
  '/export.json': { write: exportJson, type: 'application/json' },
};

function filterOf(query: URLSearchParams): Filter {
  const form = query.get('form') ?? '';
  return {
    state: STATES.find((state) => state === query.get('state')),
    form: isLeadKind(form) ? form : undefined,
    text: query.get('text')?.trim() || undefined,
  };
}

/** Where a page of the list goes on: `<milliseconds>.<id>`. */
function afterOf(text: string | null) {
  const [, receivedAt, id] = /^(\d+)\.(.+)$/.exec(text ?? '') ?? [];
  return receivedAt && id ? { receivedAt: Number(receivedAt), id } : undefined;
}

async function list(query: URLSearchParams, { db }: DeskPorts): Promise<Response> {
  const filter = filterOf(query);
  const found = await page(db, filter, {
    limit: PAGE,
    after: afterOf(query.get('after')),
    newestFirst: true,
  });
  const { counts } = await totals(db);
  const last = found.length === PAGE ? found.at(-1) : undefined;
  const next = last && `${last.receivedAt}.${last.id}`;
  return pageOf('Leads', listPage(found, filter, counts, next), query.get('done') ?? undefined);
}

/** @returns what sends the browser on to the list, which says what was done */
const done = (text: string) =>
  new Response(null, { status: 303, headers: { Location: `/?${new URLSearchParams({ done: text })}` } });
