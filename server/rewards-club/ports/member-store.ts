export interface MemberSession {
  hash: string;
  memberId: string;
  isGoogle: boolean;
  createdAt: number;
  lastSeenAt: number;
  expiresAt: number;
}
export interface SessionStore {
  find(hash: string, now: number): Promise<MemberSession | undefined>;
  add(session: MemberSession): Promise<void>;
  touch(hash: string, now: number, expiresAt: number): Promise<void>;
  remove(hash: string): Promise<void>;
  removeOfMember(memberId: string): Promise<void>;
  /** All that are kept, expired ones too, oldest first. */
  listOfMember(memberId: string): Promise<readonly MemberSession[]>;
}
/** An account at an identity provider that opens a member's account. */
export interface MemberIdentity {
  issuer: string;
  subject: string;
  createdAt: number;
}
export interface Member {
  id: string;
  email: string;
  emailKey: string;
  passwordHash: string | null;
  recordId: string | null;
  emailVerifiedAt: number | null;
  termsAcceptedAt: number | null;
  locale: string;
  createdAt: number;
}
export interface MemberStore {
  findByEmail(emailKey: string): Promise<Member | undefined>;
  find(id: string): Promise<Member | undefined>;
  findByRecordId(recordId: string): Promise<Member | undefined>;
  /** Throws MemberExists when the e-mail has an account. */
  add(member: Member): Promise<void>;
  setPassword(id: string, passwordHash: string | null): Promise<void>;
  setRecordId(id: string, recordId: string): Promise<void>;
  setEmailVerified(id: string, now: number): Promise<void>;
  remove(id: string): Promise<void>;
  findByIdentity(issuer: string, subject: string): Promise<Member | undefined>;
  addIdentity(memberId: string, issuer: string, subject: string, now: number): Promise<void>;
  listIdentities(memberId: string): Promise<readonly MemberIdentity[]>;
}

/** The e-mail or the identity has an account already. */
export class MemberExists extends Error {}
