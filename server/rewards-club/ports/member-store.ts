/** A member's session. Times in milliseconds since 1970. */
export interface MemberSession {
  /** The hash of the session id. */
  readonly hash: string;
  /** The id of the signed-in member. */
  readonly memberId: string;
  /** The names of browser and operating system; '' if they are unknown. */
  readonly device: string;
  /** Whether the member signed in with Google. */
  readonly isGoogle: boolean;
  /** When the member signed in. */
  readonly createdAt: number;
  /** When the session was last extended; later requests may have used it. */
  readonly lastSeenAt: number;
  /** When the session ends unless it is extended. */
  readonly expiresAt: number;
}

/** The sessions of members. Errors: see `Store`. */
export interface SessionStore {
  /** The session with this hash; undefined if it is unknown or has expired. */
  find(hash: string, now: number): Promise<MemberSession | undefined>;
  /** Stores a new session; the member must exist and the hash must be new. */
  add(session: MemberSession): Promise<void>;
  /** Extends a session and sets `lastSeenAt`; does nothing if the session has expired. */
  touch(hash: string, now: number, expiresAt: number): Promise<void>;
  /** Gives a session another hash; does nothing if it is unknown. */
  rename(from: string, to: string): Promise<void>;
  /** Ends a session; does nothing if it is unknown. */
  remove(hash: string): Promise<void>;
  /** Ends all sessions of a member, but not the one with this hash. */
  removeOfMember(memberId: string, except?: string): Promise<void>;
  /** All sessions of a member, expired ones too; oldest first. */
  listOfMember(memberId: string): Promise<readonly MemberSession[]>;
}

/** An account at an identity provider that is linked to a member. */
export interface MemberIdentity {
  /** The issuer URL of the provider. */
  readonly issuer: string;
  /** The id of the account at the issuer. */
  readonly subject: string;
  /** When it was linked, in milliseconds since 1970. */
  readonly createdAt: number;
}

/** A contact with an account. Times in milliseconds since 1970. */
export interface Member {
  /** A UUID. */
  readonly id: string;
  /** The e-mail as the member or the identity provider spells it. */
  readonly email: string;
  /** `emailKeyOf(email)`; unique. */
  readonly emailKey: string;
  /** A PHC string; null if the member has no password. */
  readonly passwordHash: string | null;
  /** The id of the contact in the CRM; null until it is known. */
  readonly recordId: string | null;
  /** When the e-mail was verified; null if it never was. */
  readonly emailVerifiedAt: number | null;
  /** When the member accepted the terms; null without acceptance, as after a first sign-in with an identity. */
  readonly termsAcceptedAt: number | null;
  /** The locale in which the account was created. */
  readonly locale: string;
  /** When the account was created. */
  readonly createdAt: number;
}

/** The members and their identities. Setters do nothing for an unknown id. Other errors: see `Store`. */
export interface MemberStore {
  /** The member with this e-mail; undefined if there is none. */
  findByEmail(emailKey: string): Promise<Member | undefined>;
  /** The member with this id; undefined if there is none. */
  find(id: string): Promise<Member | undefined>;
  /** Adds a member with a new id; rejects with `MemberExists` if the e-mail has an account. */
  add(member: Member): Promise<void>;
  /** Replaces a password's PHC string; false if it has changed meanwhile. Sessions stay. */
  replacePassword(id: string, former: string | null, passwordHash: string): Promise<boolean>;
  /** Sets the password's PHC string; null removes the password. Sessions stay. */
  setPassword(id: string, passwordHash: string | null): Promise<void>;
  /** Sets the id of the contact in the CRM. */
  setRecordId(id: string, recordId: string): Promise<void>;
  /** Sets `emailVerifiedAt` to `now`. */
  setEmailVerified(id: string, now: number): Promise<void>;
  /** Deletes a member with sessions, identities and reset keys; does nothing if there is none. */
  remove(id: string): Promise<void>;
  /** The member to whom an identity is linked; undefined if there is none. */
  findByIdentity(issuer: string, subject: string): Promise<Member | undefined>;
  /** Links an identity; repeatable. Rejects with `MemberExists` if the identity belongs to another account. */
  addIdentity(memberId: string, issuer: string, subject: string, now: number): Promise<void>;
  /** Ends the links to a member's identities. @returns how many there were */
  removeIdentities(memberId: string): Promise<number>;
  /** The identities of a member, oldest first. */
  listIdentities(memberId: string): Promise<readonly MemberIdentity[]>;
}

/** The e-mail or the identity already has an account. */
export class MemberExists extends Error {}
