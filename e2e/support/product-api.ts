import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';

/** What the product API does with the next calls: answer with a body, answer badly, wait, or never answer. */
type Behaviour = (response: ServerResponse) => void;

/** A product API of its own for one test: a real server that the page's calls reach instead of the embedded one. */
export type ProductApi = {
  /** Answers with this value as JSON. */
  sends: (value: unknown) => void;
  sendsText: (body: string, status?: number) => void;
  /** Takes the call and keeps silent until `release`, for ever without it. */
  holds: () => void;
  /** Answers what it holds with this value. */
  release: (value: unknown) => void;
  /** Breaks the connection off. */
  hangsUp: () => void;
  /** Paths that were asked for. */
  calls: string[];
  close: () => Promise<void>;
};

export async function startProductApi(page: Page): Promise<ProductApi> {
  const calls: string[] = [];
  const held: ServerResponse[] = [];
  let behave: Behaviour = (response) => response.writeHead(404).end();
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    behave(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await page.route('**/api/categories', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/categories` }),
  );

  const json = (response: ServerResponse, value: unknown) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  return {
    calls,
    sends: (value) => {
      behave = (response) => json(response, value);
    },
    sendsText: (body, status = 200) => {
      behave = (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    },
    holds: () => {
      behave = (response) => held.push(response);
    },
    release: (value) => {
      for (const response of held.splice(0)) json(response, value);
    },
    hangsUp: () => {
      behave = (response) => response.destroy();
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
