/** Whatever is sent as a request, the server does not fail, and every answer carries the headers that protect a visitor. */
import { oddRequests, sendBytes } from '@/lib/next-lean/fixtures/odd-requests';
import { expect, test } from '../support/test';

const REQUESTS = 15_000;
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
  for (const bytes of oddRequests(REQUESTS)) {
    const { status, head, text } = await sendBytes(port, bytes);
    expect([bytes, status >= 200 && status < 500]).toEqual([bytes, true]);
    expect([bytes, HEADERS.filter((header) => !head.includes(header))]).toEqual([bytes, []]);
    expect([bytes, text.includes('"buildId"')]).toEqual([bytes, false]);
  }
});
