import { statSync } from 'node:fs';
import { errorCode } from '../../error-code.ts';
import { StoreUnavailable } from '../../rewards-club/ports/store-errors.ts';

/**
 * The file that a path leads to: equal for the same file only, as long as it exists; '' if there is none.
 * @throws {StoreUnavailable} if the system does not say
 */
export function identifyFile(path: string): string {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats === undefined ? '' : `${stats.dev}:${stats.ino}`;
  } catch (thrown) {
    const code = errorCode(thrown) || 'UNKNOWN';
    throw new StoreUnavailable(`The database file cannot be examined: ${path}`, code, thrown);
  }
}
