export const dynamic = 'force-static';

/** Answers for every price that does not exist, in the language of the API, by a fallback rewrite. */
export function GET(): Response {
  return Response.json(
    { error: 'There is no price for this category and country.' },
    { status: 404, headers: { 'X-Robots-Tag': 'noindex' } },
  );
}
