import type { Club } from './club.ts';
import type { GuestSession } from './guest-session.ts';
import { limitsOf } from './limit-table.ts';

/** Counts one contact lookup or creation, which share their limits. */
export async function consumeContactLimit({ limits }: Club, session: GuestSession): Promise<void> {
  await limits.consume(limitsOf('contact', session));
}
