import { useSyncExternalStore } from 'react';
import { loadOnce } from '../../browser/load.ts';

/**
 * Makes a hook for something that is downloaded once, when it is first needed. It is undefined until then; after a failed
 * download, the next component that needs it tries again. All that need it get it in the same render.
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
    // The dialog works without it; the server checks everything again.
    load().catch(() => undefined);
    return () => listeners.delete(listener);
  };
  return () => useSyncExternalStore(subscribe, () => loaded);
}
