import type { Clock } from '../ports/clock.ts';
import type { Contact } from '../ports/contact-store.ts';
import type { Enquiry } from '../ports/enquiry-store.ts';
import type { Flow } from '../ports/flow-store.ts';
import type { GuestCrm } from '../ports/guest-crm.ts';
import type { MailboxItem } from '../ports/mailbox-store.ts';
import type { Member, MemberIdentity, MemberSession } from '../ports/member-store.ts';
import type { KeptOutboxItem } from '../ports/outbox-store.ts';
import type { Passkey } from '../ports/passkey-store.ts';
import type { Store } from '../ports/store.ts';
import type { Subscription } from '../ports/subscription-store.ts';

/** Where a site has data about guests, with a rewards club or without. */
export interface GuestSources {
  readonly store: Store;
  readonly crm: GuestCrm;
  readonly clock: Clock;
}

/** All rows of the site's database about one guest. */
export interface KeptData {
  readonly member: Member | undefined;
  readonly identities: readonly MemberIdentity[];
  readonly passkeys: readonly Passkey[];
  readonly sessions: readonly MemberSession[];
  readonly flows: readonly Flow[];
  /** Row of the embedded CRM; may remain after a switch to another CRM. */
  readonly contact: Contact | undefined;
  readonly formSubmissions: readonly unknown[];
  readonly enquiries: readonly Enquiry[];
  readonly subscription: Subscription | undefined;
  readonly mailbox: readonly MailboxItem[];
  readonly outbox: readonly KeptOutboxItem[];
}

/** @param within stores of a transaction, so that the rows are consistent */
export async function readKept(within: Store, emailKey: string): Promise<KeptData> {
  const { members, sessions, flows, contacts, formSubmissions, mailbox, outbox } = within;
  const { enquiries, subscriptions, passkeys } = within;
  const member = await members.findByEmail(emailKey);
  return {
    member,
    identities: member === undefined ? [] : await members.listIdentities(member.id),
    passkeys: member === undefined ? [] : await passkeys.listOfMember(member.id),
    sessions: member === undefined ? [] : await sessions.listOfMember(member.id),
    flows: await flows.listByEmail(emailKey),
    contact: await contacts.findByEmail(emailKey),
    formSubmissions: await formSubmissions.listByEmail(emailKey),
    enquiries: await enquiries.listByEmail(emailKey),
    subscription: await subscriptions.findByEmail(emailKey),
    mailbox: await mailbox.listByRecipient(emailKey),
    outbox: await outbox.listByEmail(emailKey),
  };
}

/**
 * The ids of the guest's possible contacts in the CRM.
 * @param found the id that the CRM has for the e-mail
 */
export function listContactIds({ member, flows, contact }: KeptData, found: string | undefined): string[] {
  const ids = [found, member?.recordId, contact?.vid, ...flows.map(({ contactId }) => contactId)];
  return [...new Set(ids.filter((id) => id !== undefined && id !== null))];
}

/** Outbox rows that remove one of these contacts; these rows have no e-mail. */
export async function listContactRemovals(
  { outbox }: Store,
  contactIds: readonly string[],
): Promise<readonly KeptOutboxItem[]> {
  const rows = await outbox.listByKind('contact-removal');
  return rows.filter(({ payload }) => contactIds.includes(String(Object(payload).vid)));
}
