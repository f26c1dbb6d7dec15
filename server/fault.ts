/** A request that is answered with `application/problem+json`; a refusal of business is no fault, but an answer. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly status: number;
  /** Stable name that programs tell faults apart by. */
  readonly code: string;
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;

  constructor(status: number, code: string, retryAfter?: number) {
    super(code);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
