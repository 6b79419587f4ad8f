/** Whatever is sent as a request, the server does not fail, and every answer carries the headers that protect a visitor. */
import { oddRequests, sendBytes } from '@/lib/next-lean/fixtures/odd-requests';
import { expect, test } from '../support/test';

const REQUESTS = 15_000;
const CLIENTS = 20;
const HEADERS = [
  'content-security-policy: ',
  'strict-transport-security: ',
  'x-content-type-options: nosniff',
  'referrer-policy: ',
  'permissions-policy: ',
  'cross-origin-opener-policy: same-origin',
];

test(`${REQUESTS} odd requests fail at nothing, and all are answered with the security headers`, async ({
  baseURL,
}) => {
  const port = Number(new URL(baseURL ?? '').port);
  const waiting = oddRequests(REQUESTS).values();
  const faults: string[] = [];
  const client = async () => {
    for (const bytes of waiting) {
      const { status, head, text } = await sendBytes(port, bytes);
      const lacking = HEADERS.filter((header) => !head.includes(header));
      const sound = status >= 200 && status < 500 && lacking.length === 0 && !text.includes('"buildId"');
      if (!sound) faults.push(JSON.stringify({ bytes, status, lacking }));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  // One comparison: a runner that notes each of many thousand takes longer over that than the server over the requests.
  expect(faults).toEqual([]);
});
