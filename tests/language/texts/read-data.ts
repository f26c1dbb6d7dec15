import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Reads a list or map of `tests/language/data`. The caller states its shape; the files are ours and reviewed. */
export function readData<T>(name: string): T {
  return parse(readFileSync(join(import.meta.dirname, '../data', `${name}.yaml`), 'utf8')) as T;
}
