/** What a release answers a request with: a file, a redirect, what a function says, or the right error page. */
import { join } from 'node:path';
import routing from '@next/routing';
import send from 'send';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./release.mjs').Release} Release
 * @typedef {{ hostname: string, waitUntil: (work: Promise<unknown>) => void }} Server what functions are told, and keep the release for
 */

/** Next's router wants whole URLs; no address of the site depends on this one. */
const BASE = 'http://site.invalid';
const READS = new Set(['GET', 'HEAD']);
/** What the name of a file ends with in each coding. */
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' };
/** Methods that functions may be asked for (RFC 9110, 9.3; RFC 5789). */
const CALLS = new Set([...READS, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * @param {Release} release
 * @param {Request} request
 * @param {Response} response
 * @param {Server} server
 * @returns {Promise<void>} settles when the answer was handed over
 */
export async function answer(release, request, response, server) {
  const { table } = release;
  setHeaders(response, table.headers[0]);
  const target = originForm(request.url ?? '');
  // More than one Host line is an attempt (RFC 9112, 3.2).
  if (target === undefined || Number(request.headersDistinct.host?.length) > 1)
    return plain(response, 400, 'Bad Request');
  const end = target.indexOf('?');
  const path = end < 0 ? target : target.slice(0, end);
  const query = end < 0 ? '' : target.slice(end);
  if (/\/\/|\\/.test(path)) return redirect(response, 308, path.replace(/[/\\]+/g, '/') + query);

  const name = nameOf(path);
  const file = name === undefined ? undefined : table.files[name];
  if (file && file[2] < 400) return sendFile(release, request, response, file);
  if (file) return errorPage(release, request, response, file[2], name);
  const found = name === undefined ? undefined : await route(release, unescaped(path) + query);
  if (found?.location) return redirect(response, found.status, found.location);
  if (found?.call) return call(release, request, response, found, server);
  const right = spelt(table, name);
  if (right && READS.has(request.method ?? '')) return redirect(response, 308, right + query);
  return errorPage(release, request, response, 404, found?.page ?? '/404');
}

/** @param {Release} release @param {Request} request @param {Response} response @param {Release['table']['files'][string]} file */
function sendFile({ folder, table }, request, response, [name, type, , place, compressed]) {
  if (!READS.has(request.method ?? '')) {
    response.setHeader('Allow', 'GET, HEAD');
    return plain(response, 405, 'Method Not Allowed');
  }
  const coding = compressed ? codingOf(request) : 'identity';
  setHeaders(response, { ...table.headers[place], 'Content-Type': type });
  if (compressed) response.setHeader('Vary', 'Accept-Encoding');
  if (coding !== 'identity') response.setHeader('Content-Encoding', coding);
  const root = join(folder, 'dist');
  send(request, encodeURI(name + ENDINGS[coding]), {
    root,
    cacheControl: false,
    dotfiles: 'allow',
    index: false,
  })
    .on('error', ({ status, headers }) => {
      setHeaders(response, headers);
      plain(response, status, 'Not sent');
    })
    .pipe(response);
}

/**
 * @param {Release} release
 * @param {string} target
 * @returns {Promise<{ status: number, location?: string, call?: string, params?: Record<string, string | string[]>, page?: string } | undefined>}
 */
async function route({ table, callable, errorPage: pageOf }, target) {
  const url = new URL(BASE + target);
  const found = await routing.resolveRoutes({
    url,
    buildId: table.buildId,
    basePath: '',
    headers: new Headers(),
    requestBody: new ReadableStream(),
    pathnames: callable,
    routes: table.routing,
    invokeMiddleware: async () => ({}),
  });
  const {
    status = 200,
    resolvedPathname: to = '',
    resolvedHeaders,
    redirect: elsewhere,
    routeMatches,
  } = found;
  const location = elsewhere?.url.href ?? resolvedHeaders?.get('location');
  if (location) {
    const end = new URL(location, url);
    // What a pattern matched comes as it was asked for.
    end.pathname = spelt(table, nameOf(end.pathname)) ?? end.pathname;
    const href = end.origin === url.origin ? end.pathname + end.search + end.hash : end.href;
    return { status: elsewhere?.status ?? status, location: href };
  }
  if (table.functions[to]) return { status, call: to, params: paramsOf(routeMatches) };
  return pageOf(to) ? { status, page: to } : undefined;
}

/** Next names the parameters of a route `nxtP…`, beside its numbered groups. @param {Record<string, string> | undefined} matches */
function paramsOf(matches = {}) {
  return Object.fromEntries(
    Object.entries(matches).flatMap(([name, value]) =>
      name.startsWith('nxtP') ? [[name.slice('nxtP'.length), decodeURIComponent(value)]] : [],
    ),
  );
}

/**
 * @param {Release} release
 * @param {Request} request
 * @param {Response} response
 * @param {{ call?: string, params?: Record<string, string | string[]> }} found
 * @param {Server} server
 */
async function call(release, request, response, { call: pathname = '', params }, { hostname, waitUntil }) {
  const { table, handlerOf, projectDir } = release;
  const [file, headers] = table.functions[pathname] ?? ['', 0];
  setHeaders(response, table.headers[headers]);
  if (!CALLS.has(request.method ?? '')) return plain(response, 405, 'Method Not Allowed');
  await handlerOf(file)(request, response, {
    waitUntil,
    requestMeta: { relativeProjectDir: projectDir, hostname, params },
  });
}

/**
 * @param {Release} release
 * @param {Request} request
 * @param {Response} response
 * @param {number} status
 * @param {string} [pathname] of the page; without it, the one of the status
 */
export function errorPage({ errorPage: pageOf }, request, response, status, pathname) {
  const page = pageOf(pathname ?? status);
  if (!page) return plain(response, status, 'Error');
  const coding = codingOf(request);
  const body = page.bodies[coding] ?? Buffer.alloc(0);
  response.setHeader('Content-Type', page.type);
  response.setHeader('Vary', 'Accept-Encoding');
  if (coding !== 'identity') response.setHeader('Content-Encoding', coding);
  response.writeHead(status, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** @param {Response} response @param {Readonly<Record<string, string>> | undefined} headers */
function setHeaders(response, headers = {}) {
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
}

/** @param {Response} response @param {number} status @param {string} location */
function redirect(response, status, location) {
  response.writeHead(status, { Location: location }).end();
}

/** @param {Response} response @param {number} status @param {string} text */
function plain(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}

/** @param {string} target RFC 9112, 3.2 @returns {string | undefined} its path and query */
function originForm(target) {
  if (target.startsWith('/')) return target;
  const absolute = /^https?:\/\/[^/?#]*([^#]*)/i.exec(target);
  if (!absolute) return undefined;
  return absolute[1]?.startsWith('/') ? absolute[1] : `/${absolute[1]}`;
}

/**
 * Patterns are compared with what may stand in a path unescaped (RFC 3986, 3.3), however it was sent.
 * @param {string} path
 * @returns {string}
 */
function unescaped(path) {
  return path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const sign = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~!$&'()*+,;=:@-]/.test(sign) ? sign : code;
  });
}

/** @param {string} path @returns {string | undefined} decoded, without a slash at its end; undefined when it does not decode */
function nameOf(path) {
  try {
    return decodeURIComponent(path).replace(/(.)\/$/, '$1');
  } catch {
    return undefined;
  }
}

/** @param {Release['table']} table @param {string | undefined} name @returns {string | undefined} the path as the site spells it */
function spelt({ spelling }, name) {
  const path = name && spelling[name.toLowerCase()];
  return path && encodeURI(path);
}

/** @param {Request} request @returns {'br' | 'gzip' | 'identity'} the best coding that the client takes (RFC 9110, 12.5.3) */
function codingOf({ headers }) {
  const refused = /;\s*q=0(?:\.0*)?\s*$/;
  const taken = String(headers['accept-encoding'] ?? '')
    .split(',')
    .filter((item) => !refused.test(item))
    .map((item) => item.split(';')[0]?.trim().toLowerCase());
  if (taken.includes('br')) return 'br';
  return taken.includes('gzip') ? 'gzip' : 'identity';
}
