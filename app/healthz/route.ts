export const dynamic = 'force-dynamic';

/** Whether the server is up, for probes: it answers, so it is. */
export function GET(): Response {
  return new Response('ok\n', {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
