/** A started sign-in: the URL to visit and the secrets to keep for `finish`. */
interface IdentityRequest {
  /** The provider's page for the guest; absolute. */
  readonly url: string;
  /** The caller must require the same `state` in the redirect back. */
  readonly state: string;
  /** Binds the ID token to this request. */
  readonly nonce: string;
  /** The PKCE verifier, which binds the authorization code to this request. */
  readonly verifier: string;
}

/** The provider's redirect back to the site, with the secrets of the request. */
interface IdentityCallback {
  /** The authorization code; valid once. */
  readonly code: string;
  /** The `redirectUri` given to `start`. */
  readonly redirectUri: string;
  /** From the request. */
  readonly nonce: string;
  /** From the request. */
  readonly verifier: string;
}

/** An identity that the provider has verified. */
export interface ProvenIdentity {
  /** The provider's issuer URL; always the same for a provider. */
  readonly issuer: string;
  /** The id of the account at the issuer: 1 to 255 characters. It never changes, unlike the e-mail. */
  readonly subject: string;
  /** The verified e-mail as the provider writes it. */
  readonly email: string;
  /** Whether the provider also runs the mailbox and therefore knows its present owner. */
  readonly isAuthoritative: boolean;
}

/** Sign-in with an OpenID provider. Both methods reject with `IdentityUnavailable` on an outage. */
export interface IdentityProvider {
  /** Starts a sign-in. `redirectUri` is absolute. The caller must bind the secrets to the browser and use them once. */
  start(redirectUri: string): Promise<IdentityRequest>;
  /** Redeems the code and checks the answer. Rejects with `IdentityRefused` if the provider or a check refuses it. */
  finish(callback: IdentityCallback): Promise<ProvenIdentity>;
}

/** A check of the sign-in failed; the message names the check, never data. */
export class IdentityRefused extends Error {}

/** The provider verified this e-mail in the past but does not run its mailbox, and the site has no proof of its own. */
export class IdentityUnproven extends Error {}

/** The provider does not answer, or its answer cannot be read. */
export class IdentityUnavailable extends Error {}
