import { encodePath } from '../../generated/routes/index.ts';
import type { StoredResponse } from './stored-response.ts';

/** Finds stored files by path, with one look-up. */
export interface PageStore {
  /** By a path in its canonical percent-encoding, as links and browsers write it. */
  findEncoded(encodedPath: string): StoredResponse | undefined;
  /** By a decoded path. */
  find(path: string): StoredResponse | undefined;
}

/** @param responses by decoded path */
export function createPageStore(responses: ReadonlyMap<string, StoredResponse>): PageStore {
  const byEncodedPath = new Map([...responses].map(([path, response]) => [encodePath(path), response]));
  return {
    findEncoded: (encodedPath) => byEncodedPath.get(encodedPath),
    find: (path) => responses.get(path),
  };
}
