interface IdentityRequest {
  readonly url: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}
export interface ProvenIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
}
export interface IdentityProvider {
  start(
    redirectUri: string,
  ): Promise<IdentityRequest> /** Checks everything; throws IdentityRefused (reason, no data) or IdentityUnavailable. */;
  finish(callback: {
    code: string;
    redirectUri: string;
    nonce: string;
    verifier: string;
  }): Promise<ProvenIdentity>;
}

/** The sign-in cannot be accepted; the message names the check, never data. */
export class IdentityRefused extends Error {}
/** The provider is away. */
export class IdentityUnavailable extends Error {}
