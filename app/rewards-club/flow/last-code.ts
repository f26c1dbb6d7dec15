import { readSessionJson, writeSession } from '../session-values.ts';

/** The recipient and the purpose of a code. */
export interface CodeRequest {
  readonly email: string;
  readonly purpose: 'registration' | 'reset' | 'removal';
}

/** The server sends at most one code a minute. */
export const secondsBetweenCodes = 60;

/** Stores the last code's recipient and purpose, and in how many seconds the server sends another. */
export function keepLastCode({ email, purpose }: CodeRequest, seconds = secondsBetweenCodes): void {
  writeSession('lastCode', JSON.stringify({ email, purpose, nextAt: Date.now() + seconds * 1000 }));
}

/** When another code can be requested, in epoch milliseconds; undefined if the last one was for something else. */
export function nextCodeAt({ email, purpose }: CodeRequest): number | undefined {
  const last = readSessionJson('lastCode');
  return last?.email === email && last.purpose === purpose ? Number(last.nextAt) : undefined;
}
