import type { Store } from './ports/store.ts';

/** Gives all that a session has in the store to its new id. */
export async function moveSession(within: Store, from: string, to: string): Promise<void> {
  await within.flows.moveToSession(from, to);
  await within.resetKeys.moveToSession(from, to);
  await within.sessions.rename(from, to);
}
