import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lines of `tests/language/accepted/<locale>.txt`, or of `everywhere.txt`: names and right words that dictionaries lack. */
export function readAccepted(locale: string): string[] {
  const file = join(import.meta.dirname, `../accepted/${locale}.txt`);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
}
