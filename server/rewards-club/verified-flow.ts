import type { Club } from './club.ts';
import type { GuestSession } from './guest-session.ts';
import { minute } from './limits.ts';
import type { Flow, Purpose } from './ports/flow-store.ts';

/** How long a verification is valid. */
const verifiedLifetime = 60 * minute;

/** Whether the flow was verified within the last hour. */
export function isVerified({ verifiedAt }: Flow, now: number): boolean {
  return verifiedAt !== null && verifiedAt + verifiedLifetime > now;
}

/** The session's flow for an e-mail, if it is verified. */
export async function findVerifiedFlow(
  { store, clock }: Pick<Club, 'store' | 'clock'>,
  session: GuestSession,
  emailKey: string,
  purpose: Purpose,
): Promise<Flow | undefined> {
  const flow = await store.flows.find(session.sessionHash, emailKey, purpose);
  return flow !== undefined && isVerified(flow, clock.now()) ? flow : undefined;
}
