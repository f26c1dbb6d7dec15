import type { Schemas } from '../../../generated/api/operations.ts';
import { type Club, type Refusal, refuse } from '../club.ts';
import type { GuestSession } from '../guest-session.ts';
import { limitsOf } from '../limit-table.ts';
import type { Member } from '../ports/member-store.ts';
import { signInMember } from '../sign-in-member.ts';
import { userHandleOf } from './add-passkey.ts';
import { challengeLifetimes, createChallenge, takeChallenge } from './challenge.ts';
import { passkeyId, readChallenge, readSigned } from './read-credential.ts';
import { relyingPartyOf } from './relying-party.ts';

/** Begins a log-in with a passkey. Stores nothing, because the dialog asks whenever it opens. */
export function beginPasskeyLogIn(club: Club, session: GuestSession): Schemas['PasskeyRequest'] {
  session.keep();
  return {
    challenge: createChallenge(club, session, 'passkey-log-in'),
    rpId: relyingPartyOf(club).id,
    timeout: challengeLifetimes['passkey-log-in'],
    userVerification: 'required',
  };
}

/** Signs the owner of a passkey in under a new session id. No wrong password closes this way. */
export async function logInWithPasskey(
  club: Club,
  session: GuestSession,
  request: Schemas['PasskeyLogIn'],
): Promise<Schemas['PasskeyUser'] | Refusal> {
  await club.limits.consume(limitsOf('passkey-log-in', session));
  const challenge = readChallenge(request.clientDataJSON);
  if (!(await takeChallenge(club, session, 'passkey-log-in', challenge))) return refuse();
  const member = await findSigner(club, request, challenge);
  if (member === undefined) return refuse();
  const { success, record_id, user_id } = await signInMember(club, session, member);
  return { success, email: member.email, record_id, user_id };
}

async function findSigner(
  club: Club,
  request: Schemas['PasskeyLogIn'],
  challenge: string,
): Promise<Member | undefined> {
  const { members, passkeys } = club.store;
  const passkey = await passkeys.find(passkeyId(request.id));
  if (passkey === undefined || request.userHandle !== userHandleOf(passkey.memberId)) return undefined;
  const counter = await readSigned(request, challenge, relyingPartyOf(club), passkey);
  if (counter === undefined) return undefined;
  await passkeys.markUsed(passkey.id, counter, club.clock.now());
  return members.find(passkey.memberId);
}
