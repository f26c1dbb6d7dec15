import type { DeleteResult, Generated, InsertResult, Kysely, UpdateResult } from 'kysely';
import type { Contact, Enquiry, Subscription } from '../core/ports/form-stores.ts';
import type {
  Flow,
  Member,
  MemberIdentity,
  MemberSession,
  Passkey,
  ResetKey,
} from '../core/ports/member-stores.ts';
import type { MailboxItem } from '../core/ports/work-stores.ts';

/** A database of either engine, or a transaction on it. */
export type Database = Kysely<Tables>;

/**
 * The tables and columns by their names in queries; the database has them in snake_case. Times are milliseconds since
 * 1970, flags 0 or 1, JSON is text.
 */
export interface Tables {
  /** `expiresAt`: when code, link, verification and result have all expired. */
  readonly flows: Flow & { readonly expiresAt: number };
  readonly sessions: Omit<MemberSession, 'isGoogle'> & { readonly isGoogle: number };
  readonly members: Member;
  readonly identities: MemberIdentity & { readonly memberId: string };
  readonly passkeys: Passkey;
  readonly contacts: Omit<Contact, 'properties'> & {
    readonly firstname: string;
    readonly lastname: string;
    readonly phone: string;
    readonly titulaKontakta: string;
    readonly birthDate: string;
    /** Other properties as JSON, by the CRM's names. */
    readonly further: string;
  };
  readonly resetKeys: ResetKey;
  readonly outbox: OutboxTable;
  readonly mailbox: Omit<MailboxItem, 'code' | 'link'> & {
    readonly id: Generated<number>;
    readonly recipientKey: string;
    readonly code: string | null;
    readonly link: string | null;
  };
  readonly limits: { readonly key: string; readonly count: number; readonly resetsAt: number };
  readonly spentTokens: { readonly hash: string; readonly expiresAt: number };
  readonly formSubmissions: {
    readonly id: Generated<number>;
    readonly form: string;
    readonly emailKey: string;
    readonly fields: string;
    readonly context: string;
    readonly submittedAt: number;
  };
  readonly enquiries: Omit<Enquiry, 'answers'> & { readonly answers: string };
  readonly subscriptions: Omit<Subscription, 'interests'> & { readonly interests: string };
}

interface OutboxTable {
  readonly id: Generated<number>;
  readonly kind: string;
  readonly payload: string;
  /** The guest in the payload; null if there is none. */
  readonly emailKey: string | null;
  readonly attempts: number;
  readonly createdAt: number;
  readonly nextAttemptAt: number;
  /** The next attempt or the end of the claim, after which any worker may claim the row. */
  readonly dueAt: number;
  readonly claimedBy: string | null;
  readonly isGivenUp: number;
  readonly error: string | null;
}

/** Runs a statement. */
export async function change(statement: { execute(): Promise<unknown> }): Promise<void> {
  await statement.execute();
}

/** Runs a statement. @returns how many rows it has inserted, changed or deleted */
export async function countChanges(statement: {
  executeTakeFirst(): Promise<InsertResult | UpdateResult | DeleteResult>;
}): Promise<number> {
  const result = await statement.executeTakeFirst();
  if ('numDeletedRows' in result) return Number(result.numDeletedRows);
  return Number('numUpdatedRows' in result ? result.numUpdatedRows : result.numInsertedOrUpdatedRows);
}

/** Runs a statement on one row. @returns whether it has inserted, changed or deleted it */
export async function hasChanged(statement: Parameters<typeof countChanges>[0]): Promise<boolean> {
  return (await countChanges(statement)) === 1;
}
