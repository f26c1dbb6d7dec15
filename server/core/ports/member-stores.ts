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
  /** Changes the hash of a session; does nothing if it is unknown. */
  rename(from: string, to: string): Promise<void>;
  /** Ends a session; does nothing if it is unknown. */
  remove(hash: string): Promise<void>;
  /** Ends all sessions of a member except the one with this hash. */
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
  /** The e-mail as the member or the identity provider wrote it. */
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

/** A passkey of a member (a discoverable WebAuthn credential). Times in milliseconds since 1970. */
export interface Passkey {
  /** SHA-256 of the credential id, in base64url; unique. */
  readonly id: string;
  readonly memberId: string;
  /** The authenticator's name of the passkey, in base64url. */
  readonly credentialId: string;
  /** The COSE public key, in base64url. */
  readonly publicKey: string;
  /** The authenticator's count of uses; 0 if it does not count. */
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

/** Why a code or link was requested. */
export type Purpose = 'registration' | 'reset' | 'removal';

/** A registration, reset or removal in progress: one for each session, e-mail and purpose. Times in milliseconds since 1970. */
export interface Flow {
  /** A UUID. */
  readonly id: string;
  /** The hash of the guest's session id. */
  readonly sessionHash: string;
  /** `emailKeyOf(email)`. */
  readonly emailKey: string;
  /** The e-mail as the guest typed it, in Unicode NFKC. */
  readonly email: string;
  /** Why the code or link was requested. */
  readonly purpose: Purpose;
  /** HMAC of the code; null once it was used, and in a flow that a link has verified. */
  readonly codeMac: string | null;
  /** How many more codes may be tried. */
  readonly triesLeft: number;
  /** When the code expires. */
  readonly codeExpiresAt: number;
  /** Hash of the link's token; null once it was used. */
  readonly linkHash: string | null;
  /** When the link expires. */
  readonly linkExpiresAt: number;
  /** When code or link proved the e-mail; null before. */
  readonly verifiedAt: number | null;
  /** The id of the contact in the CRM; null if it is not known. */
  readonly contactId: string | null;
  /** When the contact was updated with the guest's data; null before. */
  readonly contactUpdatedAt: number | null;
  /** The properties of the contact update as JSON, for the registration form; null before. */
  readonly contactProperties: string | null;
  /** When the registration form was queued, which happens once; null before. */
  readonly formSubmittedAt: number | null;
  /** When the flow created an account or set a password; null before. */
  readonly consumedAt: number | null;
  /** The member whose account the flow created or changed; null if it did not. */
  readonly resultMemberId: string | null;
  /** The locale in which the code was requested. */
  readonly locale: string;
  /** When the flow began. */
  readonly createdAt: number;
}

/** The flows. Every method is one atomic statement. Errors: see `Store`. */
export interface FlowStore {
  /** The session's flow for an e-mail and a purpose, expired or not; undefined if there is none. */
  find(sessionHash: string, emailKey: string, purpose: Purpose): Promise<Flow | undefined>;
  /** The newest flow of a session for a contact. */
  findByContact(sessionHash: string, contactId: string, purpose: Purpose): Promise<Flow | undefined>;
  /** The newest registration of a session that created an account. */
  findRegistered(sessionHash: string): Promise<Flow | undefined>;
  /**
   * Inserts or replaces the flow of (session, e-mail, purpose): a new code invalidates the previous code, link and
   * verification.
   */
  begin(flow: Flow): Promise<void>;
  /** Decrements `triesLeft` and returns the flow; undefined if the code has expired, was used or has no tries left. */
  takeTry(id: string, now: number): Promise<Flow | undefined>;
  /** Sets `verifiedAt` and clears the code if it still has this MAC; false if another request was first. */
  verify(id: string, codeMac: string, now: number): Promise<boolean>;
  /** The flow of a link; undefined if the link is unknown, used or expired. */
  findLink(linkHash: string, now: number): Promise<Flow | undefined>;
  /** Uses up a link and returns its flow; undefined if the link is unknown, used or expired. */
  takeLink(linkHash: string, now: number): Promise<Flow | undefined>;
  /** Sets `contactId`, `contactUpdatedAt` and, from JSON, `contactProperties`; does nothing if there is no such flow. */
  markContactUpdated(id: string, contactId: string, properties: string, now: number): Promise<void>;
  /** Sets `formSubmittedAt`. True the first time only. */
  markFormSubmitted(id: string, now: number): Promise<boolean>;
  /** Consumes a verified flow; false if it was consumed before or is not verified. */
  consume(id: string, memberId: string | null, now: number): Promise<boolean>;
  /** Moves all flows of a session to another one. */
  moveToSession(from: string, to: string): Promise<void>;
  /** Deletes the flows of all sessions for an e-mail that could still be used to prove it. */
  endByEmail(emailKey: string): Promise<void>;
  /** Deletes the flows of all sessions for an e-mail. */
  removeByEmail(emailKey: string): Promise<void>;
  /** The flows of all sessions for an e-mail, oldest first. */
  listByEmail(emailKey: string): Promise<readonly Flow[]>;
}

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
  /** Moves all keys of a session to another one. */
  moveToSession(from: string, to: string): Promise<void>;
  /** Deletes all keys of a member. */
  removeOfMember(memberId: string): Promise<void>;
}

/** Single-use tokens that were used. Errors: see `Store`. */
export interface SpentTokenStore {
  /**
   * Uses up a token. True the first time only. The store may delete it from `expiresAt` on, so it must be invalid by
   * then.
   */
  spend(hash: string, expiresAt: number): Promise<boolean>;
  /** Whether a token was used and is still stored. */
  isSpent(hash: string): Promise<boolean>;
}
