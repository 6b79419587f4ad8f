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
