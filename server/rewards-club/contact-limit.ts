import type { Club } from './club.ts';
import type { GuestSession } from './guest-session.ts';
import { minute } from './limits.ts';

/** Counts one contact lookup or creation, which share their limits. */
export function consumeContactLimit({ limits }: Club, session: GuestSession): Promise<void> {
  return limits.consume([
    { name: 'crm/address', subject: [session.address], most: 60, windowMilliseconds: minute },
    { name: 'crm/session', subject: [session.sessionHash], most: 30, windowMilliseconds: minute },
  ]);
}
