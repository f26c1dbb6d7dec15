import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Makes a function that writes files, and makes each folder that they need once. */
export function createFileWriter(): (file: string, content: Uint8Array) => void {
  const made = new Set<string>();
  return (file, content) => {
    const folder = dirname(file);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    writeFileSync(file, content);
  };
}
