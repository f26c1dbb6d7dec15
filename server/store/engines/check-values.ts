import { ValueRefused } from '../../rewards-club/ports/store-errors.ts';

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
