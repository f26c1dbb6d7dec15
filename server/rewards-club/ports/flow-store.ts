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
  /** Gives all flows of a session to another one. */
  moveToSession(from: string, to: string): Promise<void>;
  /** Deletes the flows of all sessions for an e-mail that could still be used to prove it. */
  endByEmail(emailKey: string): Promise<void>;
  /** Deletes the flows of all sessions for an e-mail. */
  removeByEmail(emailKey: string): Promise<void>;
  /** The flows of all sessions for an e-mail, oldest first. */
  listByEmail(emailKey: string): Promise<readonly Flow[]>;
}
