import { setTimeout as sleep } from 'node:timers/promises';
import type { Dialect } from 'kysely';
import { StoreConflict, ValueRefused } from '../../core/ports/store-errors.ts';

/** The supported engines. */
export type EngineName = 'sqlite' | 'postgres';

/** An open database or pool, whose statements reject with the store's errors. */
export interface Engine {
  readonly name: EngineName;
  readonly dialect: Dialect;
  /** The free disk space for an embedded database, in bytes. */
  readRoom?(): Promise<number>;
  /** Waits for connections in use, then closes. */
  close(): Promise<void>;
}

/**
 * Accepts only values that both engines store unchanged. `node:sqlite` reads an object as named parameters and binds
 * NaN as NULL; PostgreSQL rejects NUL; both replace lone surrogates.
 * @throws {ValueRefused} with the position, never the value
 */
export function checkValues(values: readonly unknown[]): void {
  for (const [index, value] of values.entries()) {
    const problem = findProblem(value);
    if (problem !== undefined) throw new ValueRefused(`Value ${index + 1} of the statement ${problem}.`);
  }
}

function findProblem(value: unknown): string | undefined {
  if (typeof value === 'string') {
    if (value.includes('\0')) return 'is a text with a NUL character';
    return value.isWellFormed() ? undefined : 'is a text with half of a surrogate pair';
  }
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? undefined : 'is a number that is not whole, or too large';
  }
  return value === null ? undefined : `is of a type that no column holds: ${typeof value}`;
}

/** Maximum pause between two attempts, in milliseconds. */
const longestPause = 250;

/**
 * Repeats `work` on conflicts, with growing random pauses.
 * @param attempts maximum number of attempts; the last `StoreConflict` is thrown
 */
export async function retryConflicts<T>(attempts: number, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (thrown) {
      if (!(thrown instanceof StoreConflict) || attempt >= attempts) throw thrown;
    }
    await sleep(Math.random() * Math.min(4 * 2 ** attempt, longestPause));
  }
}
