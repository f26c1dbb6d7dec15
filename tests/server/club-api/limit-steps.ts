import { expect } from 'vitest';
import type { ApiAnswer, Guest } from './guest.ts';
import { newEmail } from './registration-steps.ts';

let counter = 0;
/** An address that no other test comes from. */
export function newAddress(): string {
  counter += 1;
  return `203.0.${Math.floor(counter / 250)}.${counter % 250}`;
}

/** Asks whether an e-mail is known. */
export const name = (guest: Guest, email = newEmail()): Promise<ApiAnswer> =>
  guest.call('emailExists', { body: { email, locale: 'en' } });

/** Makes a call so often, one after the other. */
export async function times<T>(count: number, call: (index: number) => Promise<T>): Promise<readonly T[]> {
  const answers: T[] = [];
  for (let index = 0; index < count; index += 1) answers.push(await call(index));
  return answers;
}

/** Asserts that a call came too often, and may come again within its window, so many seconds. */
export function expectTooOften({ status, headers, body }: ApiAnswer, seconds: number): void {
  expect(status).toBe(429);
  expect(body.code).toBe('TooManyRequests');
  expect(headers.getSetCookie()).toEqual([]);
  const wait = Number(headers.get('retry-after'));
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(seconds);
}
