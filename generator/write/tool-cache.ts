import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ToolCache } from '../emit/emit-api-texts.ts';
import { digestTools } from './manifest.ts';

const packageRoot = join(import.meta.dirname, '../..');
const path = join(packageRoot, 'node_modules/.cache/generate/api.json');

/**
 * A cache of one entry. It lies with the installed packages, since what they make of a document is the same wherever it
 * is written to; what another generator or other packages made does not count. A cache that cannot be read or written
 * only costs time.
 */
export async function openToolCache(): Promise<ToolCache> {
  const tools = await digestTools(packageRoot);
  const digest = (key: string) => createHash('sha256').update(tools).update(key).digest('hex');
  return {
    async find(key) {
      try {
        const kept: { digest: string; texts: Record<string, string> } = JSON.parse(
          await readFile(path, 'utf8'),
        );
        return kept.digest === digest(key) ? kept.texts : undefined;
      } catch {
        return undefined;
      }
    },
    async keep(key, texts) {
      const temporary = `${path}.${process.pid}.tmp`;
      try {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(temporary, JSON.stringify({ digest: digest(key), texts }));
        await rename(temporary, path);
      } catch {
        // A read-only checkout makes it anew every time.
      }
    },
  };
}
