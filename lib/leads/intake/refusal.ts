/** A submission that is turned away; `message` is for the visitor. */
export class Refusal extends Error {
  override name = 'Refusal';

  /**
   * @param status HTTP status, 4xx or 503
   * @param code what happened, for programs
   * @param retryAfter seconds until another try makes sense
   */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}
