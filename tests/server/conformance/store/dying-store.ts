import type { Store } from '../../../../server/core/ports/store.ts';
import { wrapCalls } from './wrap-calls.ts';

/** The process of a store has died: no further call arrives, and no transaction is committed. */
export class Died extends Error {}

type Work = (within: object) => Promise<unknown>;

/**
 * A store whose process dies after this number of calls. The commit of a transaction counts as one.
 * @returns the store, and the number of calls so far
 */
export function dieAfter(
  most: number,
  store: Store,
): { readonly store: Store; readonly count: () => number } {
  let calls = 0;
  const step = () => {
    if (calls === most) throw new Died();
    calls += 1;
  };
  const wrap = <T extends object>(inner: T): T =>
    wrapCalls(inner, async (name, given, call) => {
      if (!/transaction/i.test(name)) step();
      return call(given.map((one) => (typeof one === 'function' ? toCommit(one as Work) : one)));
    });
  const toCommit =
    (work: Work): Work =>
    async (within) => {
      const result = await work(wrap(within));
      step();
      return result;
    };
  return { store: wrap(store), count: () => calls };
}
