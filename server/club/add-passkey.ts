import type { Schemas } from '../../generated/api/operations.ts';
import { site } from '../../generated/site.ts';
import { changeOwnAccount } from './account.ts';
import { admitMember, type Club, type GuestSession, isJustLoggedIn, type Refusal, refuse } from './club.ts';
import { enqueue } from './outbox-entries.ts';
import {
  algorithms,
  challengeLifetimes,
  createChallenge,
  passkeyId,
  readChallenge,
  readCreated,
  relyingPartyOf,
  takeChallenge,
  userHandleOf,
} from './passkeys.ts';

/** The most passkeys of a member, who may have several devices with several password managers each. */
const mostPasskeys = 20;

/**
 * Begins a new passkey of the signed-in member. Refused later than 15 minutes after the log-in, so that a stranger at
 * an open session cannot gain lasting access.
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function beginPasskey(
  club: Club,
  session: GuestSession,
): Promise<Schemas['PasskeyCreation'] | Refusal> {
  const { id, email } = await admitMember(club, session);
  if (!isJustLoggedIn(club, session)) return refuse();
  const known = await club.store.passkeys.listOfMember(id);
  return {
    success: true,
    options: {
      challenge: createChallenge(club, session, 'passkey-creation'),
      rp: { id: relyingPartyOf(club).id, name: site.name },
      user: { id: userHandleOf(id), name: email, displayName: email },
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: challengeLifetimes['passkey-creation'],
      attestation: 'none',
      excludeCredentials: known.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    },
  };
}

/**
 * Stores a new passkey of the signed-in member, and notifies the member by mail.
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function addPasskey(
  club: Club,
  session: GuestSession,
  request: Schemas['AddPasskeyRequest'],
): Promise<{ success: true } | Refusal> {
  const { id: memberId, emailKey, email: to } = await admitMember(club, session);
  const challenge = readChallenge(request.clientDataJSON);
  if (!isJustLoggedIn(club, session)) return refuse();
  if (!(await takeChallenge(club, session, 'passkey-creation', challenge))) return refuse();
  const created = await readCreated(request, challenge, relyingPartyOf(club));
  if (created === undefined) return refuse();
  const now = club.clock.now();
  const passkey = {
    ...created,
    id: passkeyId(created.credentialId),
    memberId,
    createdAt: now,
    lastUsedAt: null,
  };
  const isAdded = await changeOwnAccount(club, session, async (within) => {
    const known = await within.passkeys.listOfMember(memberId);
    if (known.length >= mostPasskeys || !(await within.passkeys.add(passkey))) return false;
    const notice = { emailKey, to, kind: 'passkeyAdded', locale: request.locale } as const;
    await enqueue(within.outbox, 'notice', notice, now);
    return true;
  });
  return isAdded ? { success: true } : refuse();
}

/**
 * Removes a passkey of the signed-in member, and notifies the member by mail. Refused later than 15 minutes after the
 * log-in.
 * @returns false, without a change, if the member has no such passkey
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function removePasskey(
  club: Club,
  session: GuestSession,
  { id }: { readonly id: string },
): Promise<boolean | Refusal> {
  await admitMember(club, session);
  if (!isJustLoggedIn(club, session)) return refuse();
  return changeOwnAccount(club, session, async (within, { id: memberId, emailKey, email: to, locale }) => {
    const own = await within.passkeys.listOfMember(memberId);
    if (!own.some((passkey) => passkey.id === id)) return false;
    await within.passkeys.remove(id, memberId);
    const notice = { emailKey, to, kind: 'passkeyRemoved', locale } as const;
    await enqueue(within.outbox, 'notice', notice, club.clock.now());
    return true;
  });
}
