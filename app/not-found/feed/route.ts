export const dynamic = 'force-static';

/** Answers for every feed that does not exist (specification, section 8), by a fallback rewrite. */
export function GET(): Response {
  return new Response('Feed not found', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  });
}
