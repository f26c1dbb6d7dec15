import { readFileSync, writeFileSync } from 'node:fs';

/** The bytes of a file that somebody names on the command line. Throws where it cannot be read. */
export function readNamedFile(path: string): Uint8Array {
  return readFileSync(path);
}

/** Writes a file that somebody names on the command line. Throws where it cannot be written. */
export function writeNamedFile(path: string, text: string): void {
  writeFileSync(path, text);
}
