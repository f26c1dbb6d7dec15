/** A started sign-in: the URL to visit and the secrets to keep for `finish`. */
interface IdentityRequest {
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** The provider's redirect back to the site, with the secrets of the request. */
interface IdentityCallback {
  readonly code: string;
  readonly redirectUri: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** An identity that the provider has verified. */
export interface ProvenIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
}

/** Sign-in with an OpenID provider. Both methods throw `IdentityUnavailable` on an outage. */
export interface IdentityProvider {
  start(redirectUri: string): Promise<IdentityRequest>;
  /** Checks the whole answer; throws `IdentityRefused` if a check fails. */
  finish(callback: IdentityCallback): Promise<ProvenIdentity>;
}

/** A check of the sign-in failed; the message names the check, never data. */
export class IdentityRefused extends Error {}

/** The provider does not answer, or its answer cannot be read. */
export class IdentityUnavailable extends Error {}
