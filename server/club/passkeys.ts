import { createHash } from 'node:crypto';
import type { Schemas } from '../../generated/api/operations.ts';
import { limitsOf } from '../core/limit-table.ts';
import type { Passkey } from '../core/ports/member-stores.ts';
import { seal, unseal } from '../core/secrets.ts';
import { type Club, type GuestSession, type Refusal, refuse } from './club.ts';
import { signInMember } from './log-in.ts';

/** The site as a WebAuthn relying party. */
export interface RelyingParty {
  /** The domain that passkeys belong to. */
  readonly id: string;
  readonly origin: string;
}

/** The relying party of an installation: its public host name. */
export function relyingPartyOf({ siteUrl }: Pick<Club, 'siteUrl'>): RelyingParty {
  const { hostname, origin } = new URL(siteUrl);
  return { id: hostname, origin };
}

/** The WebAuthn user handle of a member, in base64url. */
export function userHandleOf(memberId: string): string {
  return Buffer.from(memberId).toString('base64url');
}

/** The lifetime of a challenge by its use, in milliseconds. */
export const challengeLifetimes = {
  'passkey-creation': 5 * 60_000,
  // The browser may offer passkeys for as long as the dialog is open.
  'passkey-log-in': 60 * 60_000,
} as const;

type Use = keyof typeof challengeLifetimes;

/** A challenge for this session, in base64url. It is sealed, so the server stores nothing before its use. */
export function createChallenge({ secrets, clock }: Club, session: GuestSession, use: Use): string {
  return seal(secrets.sealKey, use, session.sessionHash, clock.now() + challengeLifetimes[use]);
}

/** Uses up a challenge; false if it is forged, expired, already used, or from another session or use. */
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

/** The algorithms of passkeys by their COSE numbers: Ed25519, ECDSA on P-256, RSA. */
export const algorithms = [-8, -7, -257] as const;

/** The challenge that an authenticator has signed; '' if there is none. */
export function readChallenge(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const challenge: unknown = Object(data).challenge;
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** The id of a passkey: a hash, because credential ids differ in length. */
export function passkeyId(credentialId: string): string {
  return createHash('sha256').update(credentialId).digest('base64url');
}

/**
 * The passkey in the result of `navigator.credentials.create`; undefined if it is not one of this site for this challenge
 * whose authenticator has checked its user.
 */
export async function readCreated(
  { id, clientDataJSON, attestationObject }: Schemas['AddPasskeyRequest'],
  challenge: string,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'> | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...asCredential(id), response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...algorithms],
    });
    if (registrationInfo === undefined) return undefined;
    const { id: credentialId, publicKey, counter } = registrationInfo.credential;
    if (credentialId !== id || isCrossOrigin(clientDataJSON)) return undefined;
    return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
  } catch {
    // The library throws if any check fails.
    return undefined;
  }
}

/**
 * The counter in the result of `navigator.credentials.get`; undefined if the passkey has not signed this challenge for this
 * site, or its authenticator has not checked its user.
 */
async function readSigned(
  { id, clientDataJSON, authenticatorData, signature, userHandle }: Schemas['PasskeyLogIn'],
  challenge: string,
  { id: expectedRPID, origin: expectedOrigin }: RelyingParty,
  { credentialId, publicKey, counter }: Passkey,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...asCredential(id),
        response: { clientDataJSON, authenticatorData, signature, userHandle },
      },
      expectedChallenge: challenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: Buffer.from(publicKey, 'base64url'), counter },
    });
    return verified && !isCrossOrigin(clientDataJSON) ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws if any check fails.
    return undefined;
  }
}

/** Whether the page was in a frame of another site, which the site's headers forbid. */
function isCrossOrigin(clientDataJSON: string): boolean {
  const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
  return Object(data).crossOrigin !== undefined && Object(data).crossOrigin !== false;
}

function asCredential(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}

/** Begins a log-in with a passkey. Stores nothing, because the dialog calls this each time it opens. */
export function beginPasskeyLogIn(club: Club, session: GuestSession): Schemas['PasskeyRequest'] {
  session.ensureCookie();
  return {
    challenge: createChallenge(club, session, 'passkey-log-in'),
    rpId: relyingPartyOf(club).id,
    timeout: challengeLifetimes['passkey-log-in'],
    userVerification: 'required',
  };
}

/** Signs the owner of a passkey in under a new session id. Wrong passwords do not lock this method. */
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
    const stored = await passkeys.find(passkey.id);
    // Another signature of the passkey may have been counted meanwhile.
    if (stored?.counter !== passkey.counter) return undefined;
    await passkeys.markUsed(passkey.id, counter, club.clock.now());
    return members.find(owner.id);
  });
  if (member === undefined) return refuse();
  return { success: true, email: member.email, record_id: member.recordId ?? '', user_id: member.id };
}
