import type { Schemas } from '../../generated/api/operations.ts';
import type { BrowserMessages } from '../../generated/browser-messages/catalogue.ts';

/** Why a call got no answer of the business. */
type TroubleKind = 'connection' | 'unavailable' | 'tooMany' | 'startAgain';

/** A call that did not get through; what was typed stays, and it can be tried again. */
export class Trouble extends Error {
  override readonly name = 'Trouble';
  readonly kind: TroubleKind;
  /** How long to wait, where the server says so. */
  readonly seconds: number;

  constructor(kind: TroubleKind, seconds = 60) {
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
    throw new Trouble('tooMany', Number(headers.get('retry-after')) || undefined);
  }
  throw new Trouble(status === 403 ? 'startAgain' : 'unavailable');
}

/** What is told of a trouble. */
export function describeTrouble({ kind, seconds }: Trouble, { club }: BrowserMessages): string {
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
