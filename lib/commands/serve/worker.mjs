/** One process that serves the current release: Next's own handler in a server that begins and ends as we say. */
import { createServer } from 'node:http';
import next from 'next';
import { log } from '../../next-lean/server/log.mjs';
import { attend } from './attend.mjs';

const { HOST: hostname = '127.0.0.1', PORT } = process.env;
const port = Number(PORT);

/** @type {import('node:http').RequestListener} */
let answer = () => {};
const listen = attend((request, response) => answer(request, response), { host: hostname, port });
// Next listens for upgrades on the server it is given; on this one none arrive, since nothing here is upgraded.
const app = next({
  dev: false,
  dir: process.cwd(),
  hostname,
  port,
  quiet: true,
  httpServer: createServer(),
});
await app.prepare();
const handle = app.getRequestHandler();
answer = (request, response) => {
  handle(request, response).catch((error) => {
    log('error', 'server', `a request could not be answered: ${error}`);
    if (!response.headersSent) response.statusCode = 500;
    response.end();
  });
};
listen();
