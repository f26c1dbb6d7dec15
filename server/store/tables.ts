import type { Generated, Kysely } from 'kysely';
import type { Contact } from '../rewards-club/ports/contact-store.ts';
import type { Flow } from '../rewards-club/ports/flow-store.ts';
import type { MailboxItem } from '../rewards-club/ports/mailbox-store.ts';
import type { Member, MemberSession } from '../rewards-club/ports/member-store.ts';

/** The query layer over either engine; also a transaction of it. */
export type Database = Kysely<Tables>;

/**
 * Tables and columns as queries name them; in the database both are in snake_case. Times are whole
 * milliseconds since 1970, flags 0 or 1, JSON is text.
 */
export interface Tables {
  /** `expiresAt`: when neither code, link, verification nor result is of use any more. */
  flows: Flow & { expiresAt: number };
  sessions: Omit<MemberSession, 'isGoogle'> & { isGoogle: number };
  members: Member;
  identities: { issuer: string; subject: string; memberId: string; createdAt: number };
  contacts: Contact;
  resetKeys: { hash: string; sessionHash: string; memberId: string; expiresAt: number };
  outbox: OutboxTable;
  mailbox: Omit<MailboxItem, 'code' | 'link'> & {
    id: Generated<number>;
    recipientKey: string;
    code: string | null;
    link: string | null;
  };
  limits: { key: string; count: number; resetsAt: number };
  spentTokens: { hash: string; expiresAt: number };
  formSubmissions: {
    id: Generated<number>;
    form: string;
    emailKey: string;
    fields: string;
    context: string;
    submittedAt: number;
  };
}

interface OutboxTable {
  id: Generated<number>;
  kind: string;
  payload: string;
  /** Whom the payload is about, where it says so. */
  emailKey: string | null;
  attempts: number;
  createdAt: number;
  nextAttemptAt: number;
  /** The next attempt, or the end of the claim: from then on any worker may claim the row. */
  dueAt: number;
  claimedBy: string | null;
  isGivenUp: number;
  error: string | null;
}
