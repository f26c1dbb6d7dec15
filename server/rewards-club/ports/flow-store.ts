/** What a code or link was asked for. */
export type Purpose = 'registration' | 'reset';

/** A registration or reset in progress: one for each session, e-mail and purpose. Times in milliseconds since 1970. */
export interface Flow {
  id: string;
  sessionHash: string;
  emailKey: string;
  email: string;
  purpose: Purpose;
  codeMac: string | null;
  triesLeft: number;
  codeExpiresAt: number;
  linkHash: string | null;
  linkExpiresAt: number;
  verifiedAt: number | null;
  contactId: string | null;
  contactUpdatedAt: number | null;
  /** The contact update's properties as JSON, for the registration form. */
  contactProperties: string | null;
  /** When the registration form was handed over; it is sent once. */
  formSubmittedAt: number | null;
  consumedAt: number | null;
  resultMemberId: string | null;
  locale: string;
  createdAt: number;
}
export interface FlowStore {
  find(sessionHash: string, emailKey: string, purpose: Purpose): Promise<Flow | undefined>;
  /** The newest flow of a session for a contact. */
  findByContact(sessionHash: string, contactId: string, purpose: Purpose): Promise<Flow | undefined>;
  /** The newest registration of a session that ended with an account. */
  findRegistered(sessionHash: string): Promise<Flow | undefined>;
  /** Inserts or replaces the flow of (session, e-mail, purpose): a new code ends the old one, its verification and its link. */
  begin(flow: Flow): Promise<void>;
  /** One atomic statement: if code not expired, not used and triesLeft > 0, decrements triesLeft and returns the flow as it was left; else undefined. */
  takeTry(id: string, now: number): Promise<Flow | undefined>;
  /** Sets verifiedAt and clears the code, only if it still has this MAC; false if somebody was faster. */
  verify(id: string, codeMac: string, now: number): Promise<boolean>;
  /** Takes a link by hash, single use: clears it and returns the flow it was made for, or undefined (unknown, used, expired). */
  takeLink(linkHash: string, now: number): Promise<Flow | undefined>;
  /** Creates a verified flow for another session (the presenting one of a magic link). */
  beginVerified(flow: Flow): Promise<void>;
  markContactUpdated(id: string, contactId: string, properties: string, now: number): Promise<void>;
  /** True the first time only. */
  markFormSubmitted(id: string, now: number): Promise<boolean>;
  /** Consumes a verified flow once; false if it was consumed before. */
  consume(id: string, memberId: string | null, now: number): Promise<boolean>;
  removeByEmail(emailKey: string): Promise<void>;
  /** All that are kept, of every session, oldest first. */
  listByEmail(emailKey: string): Promise<readonly Flow[]>;
}
