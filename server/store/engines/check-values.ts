import { ValueRefused } from '../../rewards-club/ports/store-errors.ts';
import type { SqlValue } from './engine.ts';

/** The range of the engines' whole numbers. */
const int64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n };

/**
 * Accepts only values that both engines store unchanged. `node:sqlite` reads an object as named parameters and binds
 * NaN as NULL; PostgreSQL rejects NUL; both replace lone surrogates.
 * @throws {ValueRefused} with the position, never the value
 */
export function checkValues(values: readonly unknown[], hasBooleans: boolean): readonly SqlValue[] {
  return values.map((value, index) => {
    if (hasBooleans && typeof value === 'boolean') return String(value);
    const problem = findProblem(value);
    if (problem !== undefined) throw new ValueRefused(`Value ${index + 1} of the statement ${problem}.`);
    return value as SqlValue;
  });
}

function findProblem(value: unknown): string | undefined {
  if (typeof value === 'string') {
    if (value.includes('\0')) return 'is a text with a NUL character';
    return value.isWellFormed() ? undefined : 'is a text with half of a surrogate pair';
  }
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? undefined : 'is a number that is not whole, or too large';
  }
  if (typeof value === 'bigint') {
    return value >= int64.least && value <= int64.most ? undefined : 'does not fit into 64 bits';
  }
  if (value === null || value instanceof Uint8Array) return undefined;
  return `is of a type that no column holds: ${typeof value}`;
}
