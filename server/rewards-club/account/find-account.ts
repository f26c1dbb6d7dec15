import type { Club } from '../club.ts';
import type { GuestSession } from '../guest-session.ts';
import { providerName } from '../provider-name.ts';
import { admitMember } from '../require-member.ts';
import { sessionEnd } from '../session-end.ts';

/** As many as the API lists. All of them can be ended together. */
const mostSessions = 100;

/**
 * The ways into the account of the signed-in member, and its sessions, newest first.
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function findAccount(club: Club, session: GuestSession) {
  const { store, clock } = club;
  const member = await admitMember(club, session);
  const identities = await store.members.listIdentities(member.id);
  const sessions = await store.sessions.listOfMember(member.id);
  const passkeys = await store.passkeys.listOfMember(member.id);
  const now = clock.now();
  return {
    passkeys: passkeys.map(({ id, createdAt, lastUsedAt }) => {
      return { id, createdAt, ...(lastUsedAt === null ? {} : { lastUsedAt }) };
    }),
    hasPassword: member.passwordHash !== null,
    providers: [...new Set(identities.map(({ issuer }) => providerName(issuer)))],
    sessions: sessions
      .filter(({ createdAt, lastSeenAt }) => sessionEnd(createdAt, lastSeenAt) > now)
      // The hash is a safe name: nobody can go from it to the id in the cookie.
      .map(({ hash: id, device, createdAt, lastSeenAt }) => {
        return { id, device, isCurrent: id === session.sessionHash, createdAt, lastSeenAt };
      })
      .toReversed()
      .slice(0, mostSessions),
  };
}
