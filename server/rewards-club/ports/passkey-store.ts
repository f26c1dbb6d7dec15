/** A passkey of a member (a discoverable WebAuthn credential). Times in milliseconds since 1970. */
export interface Passkey {
  /** SHA-256 of the credential id, in base64url; unique. */
  readonly id: string;
  readonly memberId: string;
  /** The authenticator's name of the passkey, in base64url. */
  readonly credentialId: string;
  /** The COSE public key, in base64url. */
  readonly publicKey: string;
  /** How often the authenticator says it was used; 0 if it does not count. */
  readonly counter: number;
  readonly createdAt: number;
  /** Null if it was never used. */
  readonly lastUsedAt: number | null;
}

/** The passkeys of members. Errors: see `Store`. */
export interface PasskeyStore {
  /** The passkey with this id; undefined if there is none. */
  find(id: string): Promise<Passkey | undefined>;
  /** Adds a passkey of an existing member; false if there is one with its id. */
  add(passkey: Passkey): Promise<boolean>;
  /** Sets `counter` and `lastUsedAt`; does nothing if there is no such passkey. */
  markUsed(id: string, counter: number, now: number): Promise<void>;
  /** Removes a passkey of the member; does nothing if it is not theirs. */
  remove(id: string, memberId: string): Promise<void>;
  /** Removes all passkeys of a member. */
  removeOfMember(memberId: string): Promise<void>;
  /** The passkeys of a member, oldest first. */
  listOfMember(memberId: string): Promise<readonly Passkey[]>;
}
