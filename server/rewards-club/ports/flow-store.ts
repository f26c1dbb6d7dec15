/** Why a code or link was requested. */
export type Purpose = 'registration' | 'reset';

/** A registration or reset in progress: one for each session, e-mail and purpose. Times in milliseconds since 1970. */
export interface Flow {
  readonly id: string;
  readonly sessionHash: string;
  readonly emailKey: string;
  readonly email: string;
  readonly purpose: Purpose;
  /** HMAC of the code; null once it was used. */
  readonly codeMac: string | null;
  readonly triesLeft: number;
  readonly codeExpiresAt: number;
  /** Null once the link was used. */
  readonly linkHash: string | null;
  readonly linkExpiresAt: number;
  readonly verifiedAt: number | null;
  readonly contactId: string | null;
  readonly contactUpdatedAt: number | null;
  /** The properties of the contact update as JSON, for the registration form. */
  readonly contactProperties: string | null;
  /** When the registration form was queued; it is sent once. */
  readonly formSubmittedAt: number | null;
  readonly consumedAt: number | null;
  /** The member whose account the flow created or changed. */
  readonly resultMemberId: string | null;
  readonly locale: string;
  readonly createdAt: number;
}

/** The flows. Every method is one atomic statement. */
export interface FlowStore {
  find(sessionHash: string, emailKey: string, purpose: Purpose): Promise<Flow | undefined>;
  /** The newest flow of a session for a contact. */
  findByContact(sessionHash: string, contactId: string, purpose: Purpose): Promise<Flow | undefined>;
  /** The newest registration of a session that created an account. */
  findRegistered(sessionHash: string): Promise<Flow | undefined>;
  /** Inserts or replaces the flow of (session, e-mail, purpose): a new code invalidates the previous code, link and verification. */
  begin(flow: Flow): Promise<void>;
  /** Decrements `triesLeft` and returns the flow; undefined if the code has expired, was used or has no tries left. */
  takeTry(id: string, now: number): Promise<Flow | undefined>;
  /** Sets `verifiedAt` and clears the code if it still has this MAC; false if another request was first. */
  verify(id: string, codeMac: string, now: number): Promise<boolean>;
  /** Uses up a link and returns its flow; undefined if the link is unknown, used or expired. */
  takeLink(linkHash: string, now: number): Promise<Flow | undefined>;
  /** Stores a verified flow for the session that presented a link. */
  beginVerified(flow: Flow): Promise<void>;
  /** @param properties JSON for `Flow.contactProperties` */
  markContactUpdated(id: string, contactId: string, properties: string, now: number): Promise<void>;
  /** True the first time only. */
  markFormSubmitted(id: string, now: number): Promise<boolean>;
  /** Consumes a verified flow; false if it was consumed before. */
  consume(id: string, memberId: string | null, now: number): Promise<boolean>;
  removeByEmail(emailKey: string): Promise<void>;
  /** The flows of all sessions, oldest first. */
  listByEmail(emailKey: string): Promise<readonly Flow[]>;
}
