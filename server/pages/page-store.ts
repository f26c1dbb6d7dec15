import { encodePath } from '../../generated/routes/index.ts';
import type { FindFiltered } from './filtered-pages.ts';
import type { StoredResponse } from './stored-response.ts';

/** Finds stored files by path, with one look-up. */
export interface PageStore {
  /** By a path in its canonical percent-encoding, as links and browsers write it. */
  findEncoded(encodedPath: string): StoredResponse | undefined;
  /**
   * By a decoded path.
   * @param query '' or from the question mark on; some pages have an answer of their own for it
   */
  find(path: string, query?: string): StoredResponse | undefined;
}

/**
 * @param responses by decoded path
 * @param findFiltered finds the answer for a stored page’s query, where it has one of its own
 */
export function createPageStore(
  responses: ReadonlyMap<string, StoredResponse>,
  findFiltered?: FindFiltered,
): PageStore {
  const byEncodedPath = new Map<string, StoredResponse>();
  for (const [path, response] of responses) {
    const encoded = encodePath(path);
    // Most are equal, and one string for both takes half of the memory.
    byEncodedPath.set(encoded === path ? path : encoded, response);
  }
  return {
    findEncoded: (encodedPath) => byEncodedPath.get(encodedPath),
    find(path, query = '') {
      const plain = responses.get(path);
      if (plain === undefined || query.length <= 1) return plain;
      return findFiltered?.(path, query) ?? plain;
    },
  };
}
