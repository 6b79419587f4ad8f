import type { FormName } from '../forms';

/** One message per field that is wrong, by field name. */
export type FieldErrors = Record<string, string>;

/** A submission that is turned away; `message` is for the visitor. */
export class Refusal extends Error {
  /**
   * @param status HTTP status, 4xx or 503
   * @param code what happened, for programs
   * @param more `retryAfter`: seconds until another try makes sense; `fields`: what is wrong with which
   */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly more: { retryAfter?: number; fields?: FieldErrors } = {},
  ) {
    super(message);
  }
}

export type Encoding = 'json' | 'form';

/**
 * What the sender is told: where a browser without script goes, or what they typed, as far as it could be read, to be
 * shown again.
 */
export type Answer =
  | { kind: 'sent'; encoding: Encoding; page: string; unconfirmed: boolean }
  | { kind: 'refused'; encoding: Encoding | undefined; refusal: Refusal; values: Record<string, string> };

/** Renders the form again, for a visitor without JavaScript: what was typed, and what is wrong with it. */
export type RenderForm = (
  form: FormName,
  filled: { values: Record<string, string>; errors: FieldErrors; message: string },
) => Promise<string>;

/** What a failed submission answers to a program. */
export interface FailureBody {
  error: { code: string; message: string; fields: FieldErrors };
}

/**
 * Turns an answer into a response: JSON for a script; for a plain form a redirect to the page that says that it was
 * sent, or the form again with all that was typed.
 * @param origin set when another origin of ours asks: names it for CORS and makes the redirect lead back there
 */
export async function respond(
  form: FormName,
  answer: Answer,
  { render, origin }: { render: RenderForm; origin: string | undefined },
): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', Vary: 'Origin' });
  if (origin) headers.set('Access-Control-Allow-Origin', origin);
  const plainForm = answer.encoding === 'form';

  if (answer.kind === 'sent') {
    if (!plainForm) return Response.json({ sent: true, unconfirmed: answer.unconfirmed }, { headers });
    headers.set('Location', `${origin ?? ''}${answer.page}`);
    return new Response(null, { status: 303, headers });
  }

  const { status, code, message, more } = answer.refusal;
  const { retryAfter, fields = {} } = more;
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  if (!plainForm) {
    const body: FailureBody = { error: { code, message, fields } };
    return Response.json(body, { status, headers });
  }
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const page = await render(form, { values: answer.values, errors: fields, message });
  return new Response(page, { status, headers });
}
