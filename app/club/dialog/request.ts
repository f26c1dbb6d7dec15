import type { Schemas } from '../../../generated/api/operations.ts';
import type { BrowserMessages } from '../../../generated/browser-messages/catalogue.ts';

/** Why a request failed without one of its operation's responses. */
type RequestErrorKind = 'connection' | 'unavailable' | 'tooMany' | 'startAgain';

/** A failed request. The form keeps its values, so that the guest can retry. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly kind: RequestErrorKind;
  /** How long to wait before a retry; default: 60. */
  readonly seconds: number;

  constructor(kind: RequestErrorKind, seconds = 60) {
    super(kind);
    this.kind = kind;
    this.seconds = seconds;
  }
}

interface Answered<T> {
  readonly data?: T;
  readonly error?: Schemas['Problem'];
  readonly response: Response;
}

/**
 * The data of an API call.
 * @throws {RequestError} if there is none
 */
export async function request<T>(call: Promise<Answered<T>>): Promise<T> {
  const answer = await call.catch(() => {
    throw new RequestError('connection');
  });
  if (answer.data !== undefined) return answer.data;
  const { status, headers } = answer.response;
  if (status === 429) {
    throw new RequestError('tooMany', Number(headers.get('retry-after')) || undefined);
  }
  throw new RequestError(status === 403 ? 'startAgain' : 'unavailable');
}

export function describeRequestError({ kind, seconds }: RequestError, { club }: BrowserMessages): string {
  switch (kind) {
    case 'connection':
      return club.connectionFailed;
    case 'tooMany':
      return club.tooManyAttempts({ minutes: Math.ceil(seconds / 60) });
    case 'startAgain':
      return club.startAgain;
    case 'unavailable':
      return club.unavailable;
  }
}
