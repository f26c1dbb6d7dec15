import { watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteTables } from '../pages/site-tables.ts';

const generatedUrl = new URL('../../generated/', import.meta.url);
const tablesUrl = new URL('../pages/generated-tables.ts', import.meta.url);
// Milliseconds: the generator writes several files for one edit.
const settlingTime = 100;

/**
 * Loads the generated tables, and reloads them after each change of `generated/`.
 * @param onChange gets the first tables before the promise resolves
 * @param onError gets errors of a reload; the previous tables stay in use
 */
export async function followTables(
  onChange: (tables: SiteTables) => void,
  onError: (thrown: unknown) => void,
): Promise<void> {
  let edition = 0;
  const editions = new Map<string, number>();
  const importers = new Map<string, Set<string>>();
  // Node caches modules by URL for good, so a changed module and its importers get a new URL.
  const renew = (url: string) => {
    if (editions.get(url) === edition) return;
    editions.set(url, edition);
    for (const importer of importers.get(url) ?? []) renew(importer);
  };
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const resolved = nextResolve(specifier, context);
      const { url } = resolved;
      if (!url.startsWith(generatedUrl.href)) return resolved;
      const importer = context.parentURL?.replace(/\?.*/, '') ?? '';
      importers.set(url, (importers.get(url) ?? new Set()).add(importer));
      return { ...resolved, url: `${url}?edition=${editions.get(url) ?? 0}` };
    },
  });
  const changed = new Set<string>();
  const load = async () => {
    edition += 1;
    for (const url of changed) renew(url);
    changed.clear();
    const loaded: { generatedTables: SiteTables } = await import(`${tablesUrl.href}?edition=${edition}`);
    onChange(loaded.generatedTables);
  };
  let timer: NodeJS.Timeout | undefined;
  const onEvent = (folder: URL, name: string | null) => {
    const urls = name === null ? importers.keys() : [new URL(name, folder).href];
    for (const url of urls) changed.add(url);
    clearTimeout(timer);
    timer = setTimeout(() => load().catch(onError), settlingTime);
  };
  // Each folder by itself: on Linux, recursive watching loses a file after another was renamed onto it.
  const items = await readdir(generatedUrl, { recursive: true, withFileTypes: true });
  const below = items
    .filter((item) => item.isDirectory())
    .map((item) => pathToFileURL(`${join(item.parentPath, item.name)}/`));
  for (const folder of [generatedUrl, ...below]) watch(folder, (_event, name) => onEvent(folder, name));
  await load();
}
