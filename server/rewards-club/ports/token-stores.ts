/** A key for setting a new password, valid in one session. */
export interface ResetKey {
  readonly hash: string;
  readonly sessionHash: string;
  readonly memberId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The reset keys. */
export interface ResetKeyStore {
  add(key: ResetKey): Promise<void>;
  find(hash: string, sessionHash: string, now: number): Promise<Pick<ResetKey, 'memberId'> | undefined>;
  /** Uses up a key; false if it is unknown, used or expired. */
  take(hash: string, sessionHash: string, now: number): Promise<boolean>;
  removeOfMember(memberId: string): Promise<void>;
}

/** Single-use tokens that were used. */
export interface SpentTokenStore {
  /** True the first time only. */
  spend(hash: string, expiresAt: number): Promise<boolean>;
}
