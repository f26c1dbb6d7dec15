import { seal, unseal } from '../../security/seal.ts';
import type { Club } from '../club.ts';
import type { GuestSession } from '../guest-session.ts';

/** The uses of a challenge, and for how many milliseconds it is good. */
export const challengeLifetimes = {
  'passkey-creation': 5 * 60_000,
  // The browser may offer passkeys for as long as the dialog is open.
  'passkey-log-in': 60 * 60_000,
} as const;

type Use = keyof typeof challengeLifetimes;

/** A challenge for this session, in base64url. It is sealed, so that nothing has to be stored until it is used. */
export function createChallenge({ secrets, clock }: Club, session: GuestSession, use: Use): string {
  return seal(secrets.sealKey, use, session.sessionHash, clock.now() + challengeLifetimes[use]);
}

/** Uses up a challenge; false if it is of another session or use, forged, expired or was used. */
export async function takeChallenge(
  { secrets, clock, store }: Club,
  session: GuestSession,
  use: Use,
  challenge: string,
): Promise<boolean> {
  const sessions = [secrets, ...secrets.former].map(({ sealKey }) =>
    unseal(sealKey, use, challenge, clock.now()),
  );
  if (!sessions.includes(session.sessionHash)) return false;
  const expiresAt = clock.now() + challengeLifetimes[use];
  return store.spentTokens.spend(secrets.hash('challenge', challenge), expiresAt);
}
