import type { Schemas } from '../../generated/api/operations.ts';
import type { BrowserMessages } from '../../generated/browser-messages/catalogue.ts';

/** Why a call got no answer of the business. */
type TroubleKind = 'connection' | 'unavailable' | 'tooMany' | 'startAgain';

/** A call that did not get through; what was typed stays, and it can be tried again. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
  readonly kind: TroubleKind;
  /** How long to wait, where the server says so. */
  readonly minutes: number;

  constructor(kind: TroubleKind, minutes = 1) {
    super(kind);
    this.kind = kind;
    this.minutes = minutes;
  }
}

interface Answered<T> {
  readonly data?: T;
  readonly error?: Schemas['Problem'];
  readonly response: Response;
}

/**
 * The data of an answer.
 * @throws {Trouble} where there is none
 */
export async function ask<T>(call: Promise<Answered<T>>): Promise<T> {
  const answer = await call.catch(() => {
    throw new Trouble('connection');
  });
  if (answer.data !== undefined) return answer.data;
  const { status, headers } = answer.response;
  if (status === 429) {
    const seconds = Number(headers.get('retry-after')) || 60;
    throw new Trouble('tooMany', Math.ceil(seconds / 60));
  }
  throw new Trouble(status === 403 ? 'startAgain' : 'unavailable');
}

/** What is told of a trouble. */
export function describeTrouble({ kind, minutes }: Trouble, { club }: BrowserMessages): string {
  switch (kind) {
    case 'connection':
      return club.connectionFailed;
    case 'tooMany':
      return club.tooManyAttempts({ minutes });
    case 'startAgain':
      return club.startAgain;
    case 'unavailable':
      return club.unavailable;
  }
}
