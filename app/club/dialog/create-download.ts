import { useSyncExternalStore } from 'react';
import { loadOnce } from '../../browser/load/load.ts';

/**
 * Creates a hook that downloads a value when a component first uses it, and returns undefined until then. After a failed
 * download, the next component that mounts retries. All components get the value in the same render.
 */
export function createDownload<T extends object>(download: () => Promise<T>): () => T | undefined {
  let loaded: T | undefined;
  const listeners = new Set<() => void>();
  const load = loadOnce(async () => {
    loaded = await download();
    for (const listener of listeners) listener();
  });
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    // The dialog works without the value; the server validates again.
    load().catch(() => undefined);
    return () => listeners.delete(listener);
  };
  return () => useSyncExternalStore(subscribe, () => loaded);
}
