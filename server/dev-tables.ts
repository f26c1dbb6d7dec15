import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import type { SiteTables } from './pages/site-tables.ts';

const generatedUrl = new URL('../generated/', import.meta.url);
const tablesUrl = new URL('./pages/generated-tables.ts', import.meta.url);
// The generator writes several files for one edit.
const settlingTime = 100;

/**
 * Loads the generated tables, and again after each change of `generated/`.
 * @param onChange gets the first tables before the promise is fulfilled
 * @param onFault gets what was thrown while loading changed tables; the former ones stay
 */
export async function followTables(
  onChange: (tables: SiteTables) => void,
  onFault: (thrown: unknown) => void,
): Promise<void> {
  let edition = 0;
  // Node keeps a module for good under its address: each edition of the tables gets addresses of its own.
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      const isGenerated = resolved.url.startsWith(generatedUrl.href);
      return isGenerated ? { ...resolved, url: `${resolved.url}?edition=${edition}` } : resolved;
    },
  });
  const load = async () => {
    edition += 1;
    const loaded: { generatedTables: SiteTables } = await import(`${tablesUrl.href}?edition=${edition}`);
    onChange(loaded.generatedTables);
  };
  let timer: NodeJS.Timeout | undefined;
  const onEvent = () => {
    clearTimeout(timer);
    timer = setTimeout(() => load().catch(onFault), settlingTime);
  };
  // Each folder by itself: recursive watching on Linux loses a file that another was renamed onto.
  const items = await readdir(generatedUrl, { recursive: true, withFileTypes: true });
  const below = items.filter((item) => item.isDirectory()).map((item) => join(item.parentPath, item.name));
  for (const folder of [generatedUrl, ...below]) watch(folder, onEvent);
  await load();
}
