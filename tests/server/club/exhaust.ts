import { expect } from 'vitest';
import type { Limit, Limits } from '../../../server/core/limits.ts';

/** Makes as many attempts as limits allow, as strangers would. */
export async function exhaust(limits: Limits, list: readonly Limit[]): Promise<void> {
  expect(list.length).toBeGreaterThan(0);
  while (await limits.isLeft(list)) await limits.consume(list);
}
