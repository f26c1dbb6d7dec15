import type { Schemas } from '../../../generated/api/operations.ts';
import { type Club, type Refusal, refuse } from '../club.ts';
import type { GuestSession } from '../guest-session.ts';
import { limitsOf } from '../limit-table.ts';
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
  const passkey = await club.store.passkeys.find(passkeyId(request.id));
  if (passkey === undefined || request.userHandle !== userHandleOf(passkey.memberId)) return refuse();
  const counter = await readSigned(request, challenge, relyingPartyOf(club), passkey);
  const owner = await club.store.members.find(passkey.memberId);
  if (counter === undefined || owner === undefined) return refuse();
  const member = await signInMember(club, session, owner.emailKey, false, async ({ members, passkeys }) => {
    const kept = await passkeys.find(passkey.id);
    // Another signature of the passkey may have been counted meanwhile.
    if (kept?.counter !== passkey.counter) return undefined;
    await passkeys.markUsed(passkey.id, counter, club.clock.now());
    return members.find(owner.id);
  });
  if (member === undefined) return refuse();
  return { success: true, email: member.email, record_id: member.recordId ?? '', user_id: member.id };
}
