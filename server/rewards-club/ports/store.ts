import type { ContactStore } from './contact-store.ts';
import type { FlowStore } from './flow-store.ts';
import type { FormSubmissionStore } from './form-submission-store.ts';
import type { LimitStore } from './limit-store.ts';
import type { MailboxStore } from './mailbox-store.ts';
import type { MemberStore, SessionStore } from './member-store.ts';
import type { OutboxStore } from './outbox-store.ts';
import type { ResetKeyStore, SpentTokenStore } from './token-stores.ts';

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
  /** Runs `work` in one transaction on the same connection; all stores given to it share it. Serialisable enough that two concurrent consumers of one row cannot both succeed. Retries serialisation failures and busy a bounded number of times. */
  transaction<T>(work: (store: Store) => Promise<T>): Promise<T>;
  ping(): Promise<void>;
  migrate(): Promise<void>;
  close(): Promise<void>;
  /** Deletes what has expired: sessions, flows, reset keys, spent tokens, limits, delivered outbox rows. Returns counts. */
  removeExpired(now: number): Promise<Readonly<Record<string, number>>>;
}
