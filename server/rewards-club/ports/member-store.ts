/** A member's session. Times in milliseconds since 1970. */
export interface MemberSession {
  readonly hash: string;
  readonly memberId: string;
  readonly isGoogle: boolean;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
}

/** The sessions of members. */
export interface SessionStore {
  /** Undefined if the session has expired. */
  find(hash: string, now: number): Promise<MemberSession | undefined>;
  add(session: MemberSession): Promise<void>;
  /** Extends a session. */
  touch(hash: string, now: number, expiresAt: number): Promise<void>;
  remove(hash: string): Promise<void>;
  removeOfMember(memberId: string): Promise<void>;
  /** Includes expired sessions; oldest first. */
  listOfMember(memberId: string): Promise<readonly MemberSession[]>;
}

/** An account at an identity provider that is linked to a member. */
export interface MemberIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly createdAt: number;
}

/** A contact with an account. Times in milliseconds since 1970. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  /** Null if the member has no password. */
  readonly passwordHash: string | null;
  /** The id of the contact in the CRM. */
  readonly recordId: string | null;
  readonly emailVerifiedAt: number | null;
  readonly termsAcceptedAt: number | null;
  readonly locale: string;
  readonly createdAt: number;
}

/** The members and their identities. */
export interface MemberStore {
  findByEmail(emailKey: string): Promise<Member | undefined>;
  find(id: string): Promise<Member | undefined>;
  findByRecordId(recordId: string): Promise<Member | undefined>;
  /** Throws `MemberExists` if the e-mail has an account. */
  add(member: Member): Promise<void>;
  setPassword(id: string, passwordHash: string | null): Promise<void>;
  setRecordId(id: string, recordId: string): Promise<void>;
  setEmailVerified(id: string, now: number): Promise<void>;
  /** Also deletes the member's sessions, identities and reset keys. */
  remove(id: string): Promise<void>;
  findByIdentity(issuer: string, subject: string): Promise<Member | undefined>;
  /** Throws `MemberExists` if the identity belongs to another account. */
  addIdentity(memberId: string, issuer: string, subject: string, now: number): Promise<void>;
  listIdentities(memberId: string): Promise<readonly MemberIdentity[]>;
}

/** The e-mail or the identity already has an account. */
export class MemberExists extends Error {}
