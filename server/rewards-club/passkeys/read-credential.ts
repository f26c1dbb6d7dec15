import { createHash } from 'node:crypto';
import type { Schemas } from '../../../generated/api/operations.ts';
import type { Passkey } from '../ports/passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';

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

/** The id of a passkey: of one length, whatever the authenticator's. */
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
    // The library throws for everything that is not as it should be.
    return undefined;
  }
}

/**
 * The counter in the result of `navigator.credentials.get`; undefined if the passkey has not signed this challenge for this
 * site, or its authenticator has not checked its user.
 */
export async function readSigned(
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
    // The library throws for everything that is not as it should be.
    return undefined;
  }
}

/** Whether the page was in a frame of another site: pages of this one never are. */
function isCrossOrigin(clientDataJSON: string): boolean {
  const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
  return Object(data).crossOrigin !== undefined && Object(data).crossOrigin !== false;
}

function asCredential(id: string) {
  return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
}
