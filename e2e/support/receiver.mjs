/**
 * A webhook receiver for tests, in a process of its own: it answers, hangs, resets the connection, sends an error, or
 * takes the request and drops the reply.
 *
 *   node e2e/support/receiver.mjs <port> <seed>
 *
 * PUT /control {"modes": […], "path": …} sets the behaviour towards the next requests one after another, the last of it
 * from then on, at one path or at all; DELETE /control forgets the requests, GET /control lists them.
 */
import { createServer } from 'node:http';

const [port = '0', seed = '1'] = process.argv.slice(2);

/** What `mode: "random"` draws from: about one request in three does not end well. */
const MIX = [
  ...Array(66).fill('ok'),
  ...Array(12).fill('500'),
  ...Array(8).fill('reset'),
  ...Array(8).fill('drop'),
  ...Array(5).fill('429'),
  ...Array(1).fill('hang'),
];

/** @type {{ path: string | undefined, mode: string, taken: boolean, key: string | undefined, suspect: string | undefined, type: string | undefined, body: unknown }[]} */
let requests = [];
let everywhere = ['ok'];
/** @type {Map<string | undefined, string[]>} */
const somewhere = new Map();
let state = Number(seed) >>> 0;

/** mulberry32 by Tommy Ettinger: small, seeded, even. @returns 0 to 1 */
function random() {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

/** @param {string | undefined} path */
function nextMode(path) {
  const modes = somewhere.get(path) ?? everywhere;
  const [mode = 'ok'] = modes.length > 1 ? modes.splice(0, 1) : modes;
  return mode === 'random' ? (MIX[Math.floor(random() * MIX.length)] ?? 'ok') : mode;
}

/** @param {import('node:http').IncomingMessage} request */
async function textOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function control(request, response) {
  if (request.method === 'PUT') {
    const { modes, path } = JSON.parse(await textOf(request));
    if (path) somewhere.set(path, modes);
    else everywhere = modes;
  }
  if (request.method === 'DELETE') requests = [];
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify({ requests }));
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function webhook(request, response) {
  const body = await textOf(request);
  const now = nextMode(request.url);
  requests.push({
    path: request.url,
    mode: now,
    taken: now === 'ok' || now === 'drop',
    key: request.headers['idempotency-key']?.toString(),
    suspect: request.headers['x-lead-suspect']?.toString(),
    type: request.headers['content-type'],
    body: JSON.parse(body),
  });
  if (now === 'hang') return;
  if (now === 'reset' || now === 'drop') return void request.socket.resetAndDestroy();
  if (now === '429') response.setHeader('Retry-After', '1');
  response.statusCode = now === 'ok' ? 204 : Number(now);
  response.end();
}

const server = createServer((request, response) => {
  const answer = request.url === '/control' ? control : webhook;
  answer(request, response).catch(() => response.destroy());
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`listening on ${address?.port}`);
});
