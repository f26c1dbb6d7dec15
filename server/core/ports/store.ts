import type { ContactStore, EnquiryStore, FormSubmissionStore, SubscriptionStore } from './form-stores.ts';
import type {
  FlowStore,
  MemberStore,
  PasskeyStore,
  ResetKeyStore,
  SessionStore,
  SpentTokenStore,
} from './member-stores.ts';
import type { LimitStore, MailboxStore, OutboxStore } from './work-stores.ts';

/**
 * The database. Every method, also of the stores in it, rejects with `StoreUnavailable` on an outage, `StoreConflict` if
 * conflicts persist, `ValueRefused` for a value that no column can store, and the driver's error for a violated constraint.
 * The outer store rejects with `StoreMisused` inside a transaction; the inner one has only the stores and `ping`.
 */
export interface Store {
  /** Registrations and resets in progress. */
  readonly flows: FlowStore;
  /** Sessions of signed-in members. */
  readonly sessions: SessionStore;
  /** Members and their linked identities. */
  readonly members: MemberStore;
  /** Passkeys of members. */
  readonly passkeys: PasskeyStore;
  /** Contacts of the embedded CRM. */
  readonly contacts: ContactStore;
  /** Keys for setting a new password. */
  readonly resetKeys: ResetKeyStore;
  /** Work for other systems. */
  readonly outbox: OutboxStore;
  /** Mails of a site without a mail server. */
  readonly mailbox: MailboxStore;
  /** Counters of the rate limits. */
  readonly limits: LimitStore;
  /** Single-use tokens that were used. */
  readonly spentTokens: SpentTokenStore;
  /** Forms sent to the embedded CRM. */
  readonly formSubmissions: FormSubmissionStore;
  /** Forms on pages that guests have sent. */
  readonly enquiries: EnquiryStore;
  /** Guests who get the newsletter. */
  readonly subscriptions: SubscriptionStore;
  /**
   * Runs `work` in a serializable transaction, on conflicts repeatedly; `work` must use only the store that it gets.
   * Rolls back and rejects if `work` rejects or a statement fails, even if `work` catches that error.
   */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
  /**
   * Runs `work` in a transaction like `transaction`, but those of one e-mail run one after the other, in all processes.
   * Each statement sees all that was committed before it. So a check in `work` holds until the commit, and concurrent
   * log-ins cannot make a removal fail.
   */
  accountTransaction<T>(emailKey: string, work: (store: Store) => Promise<T>): Promise<T>;
  /** Resolves if the database answers; rejects with `StoreUnavailable` otherwise. */
  ping(): Promise<void>;
  /**
   * Migrates the schema to this version; rejects with `DatabaseTooNew` if a newer version has migrated the database.
   */
  migrate(): Promise<void>;
  /** Waits for calls in progress, then closes. Later calls reject with `StoreUnavailable`, except `close`. */
  close(): Promise<void>;
  /** Deletes expired rows of all tables in small batches. Returns their number by table. */
  removeExpired(now: number): Promise<Readonly<Record<string, number>>>;
}
