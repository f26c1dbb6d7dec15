import type { Contact } from '../ports/contact-store.ts';
import type { Flow } from '../ports/flow-store.ts';
import type { MailboxItem } from '../ports/mailbox-store.ts';
import type { Member, MemberIdentity, MemberSession } from '../ports/member-store.ts';
import type { KeptOutboxItem } from '../ports/outbox-store.ts';
import type { Store } from '../ports/store.ts';

/** Everything in the site's own database about one guest. */
export interface KeptData {
  readonly member: Member | undefined;
  readonly identities: readonly MemberIdentity[];
  readonly sessions: readonly MemberSession[];
  readonly flows: readonly Flow[];
  /** Of the embedded CRM; also where another CRM has taken its place. */
  readonly contact: Contact | undefined;
  readonly formSubmissions: readonly unknown[];
  readonly mailbox: readonly MailboxItem[];
  readonly outbox: readonly KeptOutboxItem[];
}

/** Reads it all; in a transaction, so that the parts fit together. */
export async function readKept(within: Store, emailKey: string): Promise<KeptData> {
  const { members, sessions, flows, contacts, formSubmissions, mailbox, outbox } = within;
  const member = await members.findByEmail(emailKey);
  return {
    member,
    identities: member === undefined ? [] : await members.listIdentities(member.id),
    sessions: member === undefined ? [] : await sessions.listOfMember(member.id),
    flows: await flows.listByEmail(emailKey),
    contact: await contacts.findByEmail(emailKey),
    formSubmissions: await formSubmissions.listByEmail(emailKey),
    mailbox: await mailbox.listByRecipient(emailKey),
    outbox: await outbox.listByEmail(emailKey),
  };
}

/**
 * The ids under which the CRM may know the guest.
 * @param found what the CRM itself has for the e-mail
 */
export function listContactIds({ member, flows, contact }: KeptData, found: string | undefined): string[] {
  const ids = [found, member?.recordId, contact?.vid, ...flows.map(({ contactId }) => contactId)];
  return [...new Set(ids.filter((id) => id !== undefined && id !== null))];
}

/** Rows of the outbox that remove one of these contacts; they name no e-mail. */
export async function listContactRemovals(
  { outbox }: Store,
  contactIds: readonly string[],
): Promise<readonly KeptOutboxItem[]> {
  const rows = await outbox.listByKind('contact-removal');
  return rows.filter(({ payload }) => contactIds.includes(String(Object(payload).vid)));
}
