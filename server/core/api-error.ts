import { StoreUnavailable } from './ports/store-errors.ts';

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

  /** The name of the limit that refuses the request. */
  readonly limit: string | undefined;

  /** @param given.cause the thrown value behind it, for the log */
  constructor(
    code: FaultCode,
    retryAfter?: number,
    given: { readonly limit?: string | undefined; readonly cause?: unknown } = {},
  ) {
    super(code, { cause: given.cause });
    this.code = code;
    this.status = statusOfError[code];
    this.retryAfter = retryAfter;
    this.limit = given.limit;
  }
}

/** The API error for a thrown value. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  return thrown instanceof StoreUnavailable
    ? new ApiError('Unavailable', 5, { cause: thrown })
    : new ApiError('ServerError', undefined, { cause: thrown });
}
