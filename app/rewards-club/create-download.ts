import { useEffect, useState } from 'react';
import { loadOnce } from '../client/load-once.ts';

/**
 * Makes a hook for something that is downloaded once, when it is first needed. It is undefined until then; after a failed
 * download, the next component that needs it tries again.
 */
export function createDownload<T extends object>(download: () => Promise<T>): () => T | undefined {
  let loaded: T | undefined;
  const load = loadOnce(async () => {
    loaded = await download();
    return loaded;
  });
  return function useDownload() {
    const [value, setValue] = useState(loaded);
    useEffect(() => {
      let isShown = true;
      load().then(
        (downloaded) => isShown && setValue(downloaded),
        // The dialog works without it; the server checks everything again.
        () => undefined,
      );
      return () => {
        isShown = false;
      };
    }, []);
    return value;
  };
}
