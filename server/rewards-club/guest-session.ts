import type { Member, MemberSession } from './ports/member-store.ts';

/** The session of the browser behind a request. */
export interface GuestSession {
  /** Client address for rate limits: see `limitedAddress`. */
  readonly address: string;
  /** Hash of the session id; the key in the store. */
  readonly sessionHash: string;
  /** `sessionHash`, unless the session begins with this request; for limits. */
  readonly sentSession: string | undefined;
  /** The id of this browser, if the owner of the e-mail has logged in here before. */
  deviceOf(emailKey: string): string | undefined;
  /** Whether this session has named the e-mail before. */
  isPinned(emailKey: string): boolean;
  /** Remembers that this session has named the e-mail. */
  pin(emailKey: string): void;
  /** Undefined if nobody is signed in. */
  readonly member: Member | undefined;
  /** When the member logged in, in milliseconds since 1970; 0 if nobody is signed in. */
  readonly loggedInAt: number;
  /** Makes the browser keep a session that begins with this call. */
  keep(): void;
  /**
   * Gives the session a new id, so that a copy of its cookie from before is of no use.
   * @param move moves what the store has under the old hash; false keeps the old id
   */
  renew(move: (from: string, to: string) => Promise<boolean>): Promise<boolean>;
  /**
   * Starts a member's session under a new id, which prevents session fixation.
   * @param add adds the new session to the store and ends the former one; undefined keeps the old id
   */
  signIn(
    isGoogle: boolean,
    add: (begun: Omit<MemberSession, 'memberId'>, former: string | undefined) => Promise<Member | undefined>,
  ): Promise<Member | undefined>;
  /** Ends the session in the browser and in the store. */
  signOut(): Promise<void>;
  /** Marketing consent from the consent cookie. */
  readonly marketing: boolean;
  /** The CRM's tracking cookie; undefined without consent. */
  readonly trackingCookie: string | undefined;
}
