/** A key for setting a new password, valid in one session. */
export interface ResetKey {
  /** The hash of the key. */
  readonly hash: string;
  /** The hash of the id of the session in which the key is valid. */
  readonly sessionHash: string;
  /** The member whose password may be set. */
  readonly memberId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The reset keys. Errors: see `Store`. */
export interface ResetKeyStore {
  /** Stores a key; the member must exist and the hash must be new. Earlier keys stay valid. */
  add(key: ResetKey): Promise<void>;
  /** The member of a key, which stays valid; undefined if the key is unknown, used, expired or of another session. */
  find(hash: string, sessionHash: string, now: number): Promise<Pick<ResetKey, 'memberId'> | undefined>;
  /** Uses up a key; false if it is unknown, used, expired or of another session. */
  take(hash: string, sessionHash: string, now: number): Promise<boolean>;
  /** Gives all keys of a session to another one. */
  moveToSession(from: string, to: string): Promise<void>;
  /** Deletes all keys of a member. */
  removeOfMember(memberId: string): Promise<void>;
}

/** Single-use tokens that were used. Errors: see `Store`. */
export interface SpentTokenStore {
  /** Uses up a token. True the first time only. From `expiresAt` on it may be forgotten, so it must be invalid by then. */
  spend(hash: string, expiresAt: number): Promise<boolean>;
  /** Whether a token was used and is not forgotten. */
  isSpent(hash: string): Promise<boolean>;
}
