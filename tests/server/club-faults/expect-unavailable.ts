import { expect } from 'vitest';
import type { ApiAnswer } from '../club-api/guest.ts';

/** Expects an answer that blames nobody: 503 with a code, and when to come back. */
export function expectUnavailable({ status, body, headers }: ApiAnswer, ...codes: string[]): void {
  expect(status).toBe(503);
  expect(codes).toContain(body.code);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.getSetCookie()).toEqual([]);
}
