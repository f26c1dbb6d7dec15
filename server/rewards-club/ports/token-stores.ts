export interface ResetKeyStore {
  add(key: { hash: string; sessionHash: string; memberId: string; expiresAt: number }): Promise<void>;
  find(
    hash: string,
    sessionHash: string,
    now: number,
  ): Promise<{ memberId: string } | undefined> /** false if used or gone */;
  take(hash: string, sessionHash: string, now: number): Promise<boolean>;
  removeOfMember(memberId: string): Promise<void>;
}
export interface SpentTokenStore {
  /** true the first time only. */ spend(hash: string, expiresAt: number): Promise<boolean>;
}
