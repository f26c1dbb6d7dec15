/** The HTTP status of each code. */
const statusOfError = {
  BadRequest: 400,
  ForeignOrigin: 403,
  NotPinned: 403,
  NotVerified: 403,
  NotMember: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  Gone: 410,
  TooLarge: 413,
  UnsupportedMediaType: 415,
  TooManyRequests: 429,
  ServerError: 500,
  Busy: 503,
  CrmUnavailable: 503,
  IdentityUnavailable: 503,
  Unavailable: 503,
} as const;

/** Stable code of an API error for programs. */
export type FaultCode = keyof typeof statusOfError;

/** A request that fails with `application/problem+json`. When the club declines a request, it answers `Refusal` instead. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: FaultCode;
  readonly status: number;
  /** Seconds after which the same request may succeed. */
  readonly retryAfter: number | undefined;

  constructor(code: FaultCode, retryAfter?: number) {
    super(code);
    this.code = code;
    this.status = statusOfError[code];
    this.retryAfter = retryAfter;
  }
}
