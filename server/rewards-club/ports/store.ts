import type { ContactStore } from './contact-store.ts';
import type { FlowStore } from './flow-store.ts';
import type { FormSubmissionStore } from './form-submission-store.ts';
import type { LimitStore } from './limit-store.ts';
import type { MailboxStore } from './mailbox-store.ts';
import type { MemberStore, SessionStore } from './member-store.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { ResetKeyStore, SpentTokenStore } from './token-stores.ts';

/** The database. Every method throws `StoreUnavailable` on an outage. */
export interface Store {
  readonly flows: FlowStore;
  readonly sessions: SessionStore;
  readonly members: MemberStore;
  readonly contacts: ContactStore;
  readonly resetKeys: ResetKeyStore;
  readonly outbox: OutboxStore;
  readonly mailbox: MailboxStore;
  readonly limits: LimitStore;
  readonly spentTokens: SpentTokenStore;
  readonly formSubmissions: FormSubmissionStore;
  /**
   * Runs `work` in a serializable transaction; `work` must use only the stores that it gets. Repeats `work` a bounded
   * number of times on conflicts.
   */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
  /** Rejects if the database cannot be reached. */
  ping(): Promise<void>;
  /** Brings the schema to this version. */
  migrate(): Promise<void>;
  close(): Promise<void>;
  /** Deletes expired rows. Returns their number by table. */
  removeExpired(now: number): Promise<Readonly<Record<string, number>>>;
}
