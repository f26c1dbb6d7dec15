import type { Store } from '../../core/ports/store.ts';
import type { EngineName } from '../engines/engine.ts';
import type { Database } from '../tables.ts';
import { createFlowStore } from './flow-store.ts';
import {
  createContactStore,
  createEnquiryStore,
  createFormSubmissionStore,
  createSubscriptionStore,
} from './form-stores.ts';
import {
  createMemberStore,
  createPasskeyStore,
  createResetKeyStore,
  createSessionStore,
  createSpentTokenStore,
} from './member-stores.ts';
import { createOutboxStore } from './outbox-store.ts';
import { createLimitStore, createMailboxStore } from './work-stores.ts';

/** The stores without the methods on the whole database. */
export type Stores = Omit<
  Store,
  'transaction' | 'accountTransaction' | 'ping' | 'migrate' | 'close' | 'removeExpired'
>;

/** Creates all stores on a database or a transaction. */
export function createStores(db: Database, engine: EngineName): Stores {
  return {
    flows: createFlowStore(db),
    sessions: createSessionStore(db),
    members: createMemberStore(db),
    passkeys: createPasskeyStore(db),
    contacts: createContactStore(db, engine),
    resetKeys: createResetKeyStore(db),
    outbox: createOutboxStore(db, engine),
    mailbox: createMailboxStore(db),
    limits: createLimitStore(db, engine),
    spentTokens: createSpentTokenStore(db),
    formSubmissions: createFormSubmissionStore(db),
    enquiries: createEnquiryStore(db),
    subscriptions: createSubscriptionStore(db),
  };
}
