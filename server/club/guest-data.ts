import type { Clock } from '../core/clock.ts';
import { emailKeyOf } from '../core/email-address.ts';
import { CrmRefused, type GuestCrm } from '../core/ports/crm.ts';
import type { Contact, Enquiry, Subscription } from '../core/ports/form-stores.ts';
import type { Flow, Member, MemberIdentity, MemberSession, Passkey } from '../core/ports/member-stores.ts';
import type { Store } from '../core/ports/store.ts';
import type { MailboxItem, StoredOutboxItem } from '../core/ports/work-stores.ts';
import { readStored, storedTexts } from '../core/stored-json.ts';

/** The places where a site stores data about guests, with or without a rewards club. */
export interface GuestSources {
  readonly store: Store;
  readonly crm: GuestCrm;
  readonly clock: Clock;
}

/** All rows of the site's database about one guest. */
export interface StoredData {
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
  readonly outbox: readonly StoredOutboxItem[];
}

/** @param within stores of a transaction, so that the rows are consistent */
export async function readStoredData(within: Store, emailKey: string): Promise<StoredData> {
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
export function listContactIds({ member, flows, contact }: StoredData, found: string | undefined): string[] {
  const ids = [found, member?.recordId, contact?.vid, ...flows.map(({ contactId }) => contactId)];
  return [...new Set(ids.filter((id) => id !== undefined && id !== null))];
}

/** Outbox rows that remove one of these contacts; these rows have no e-mail. */
export async function listContactRemovals(
  { outbox }: Store,
  contactIds: readonly string[],
): Promise<readonly StoredOutboxItem[]> {
  const rows = await outbox.listByKind('contact-removal');
  return rows.filter(({ payload }) => contactIds.includes(String(Object(payload).vid)));
}

/** A guest's exported data, without hashes of passwords, sessions, codes or links. Times in milliseconds since 1970. */
export interface GuestData {
  /** The key of the e-mail. */
  readonly email: string;
  readonly exportedAt: number;
  readonly mailbox: readonly MailboxItem[];
  readonly [kind: string]: unknown;
}

/**
 * Exports all data of the site and its CRM about a guest.
 * @param email in any case or Unicode form
 * @returns undefined if there is no data
 * @throws {CrmUnavailable} if the CRM does not answer: an incomplete export would look complete
 */
export async function exportGuest(
  { store, crm, clock }: GuestSources,
  email: string,
): Promise<GuestData | undefined> {
  const emailKey = emailKeyOf(email);
  const found = await crm.findContact(email).catch((thrown: unknown) => {
    // The CRM has no contact for an e-mail that it cannot store.
    if (thrown instanceof CrmRefused) return undefined;
    throw thrown;
  });
  const stored = await store.transaction((within) => readStoredData(within, emailKey));
  const ids = listContactIds(stored, found?.vid);
  const exported = await Promise.all(ids.map((vid) => crm.exportContact(vid)));
  const contacts = exported.filter((contact) => Object.keys(contact).length > 0);
  const { member, contact, identities, formSubmissions, mailbox } = stored;
  // Left over from the embedded CRM after a switch to another one.
  if (contact !== undefined && !contacts.some(({ vid }) => vid === contact.vid))
    contacts.push({ ...contact });
  const queued = await listContactRemovals(store, ids);
  const outbox = [...stored.outbox, ...queued].map(({ id: _, ...row }) => row);
  const { enquiries, subscription } = stored;
  const lists = [stored.flows, contacts, formSubmissions, enquiries, mailbox, outbox];
  const isEmpty = member === undefined && subscription === undefined;
  if (isEmpty && lists.every(({ length }) => length === 0)) return undefined;
  return {
    email: emailKey,
    exportedAt: clock.now(),
    member: member === undefined ? null : describeMember(member),
    identities,
    passkeys: stored.passkeys.map(describePasskey),
    sessions: stored.sessions.map(describeSession),
    flows: stored.flows.map(describeFlow),
    contacts,
    formSubmissions,
    enquiries: enquiries.map(describeEnquiry),
    subscription: subscription === undefined ? null : describeSubscription(subscription),
    mailbox,
    outbox,
  };
}

function describeMember({ passwordHash, emailKey: _, ...member }: Member) {
  return { ...member, hasPassword: passwordHash !== null };
}

function describePasskey({ publicKey, createdAt, lastUsedAt }: Passkey) {
  return { publicKey, createdAt, lastUsedAt };
}

function describeSession({ device, isGoogle, createdAt, lastSeenAt, expiresAt }: MemberSession) {
  return { device, isGoogle, createdAt, lastSeenAt, expiresAt };
}

function describeFlow(flow: Flow) {
  const { purpose, email, locale, contactId, contactProperties } = flow;
  const { createdAt, codeExpiresAt, linkExpiresAt, verifiedAt } = flow;
  const { contactUpdatedAt, formSubmittedAt, consumedAt } = flow;
  return {
    purpose,
    email,
    locale,
    contactId,
    contactProperties: readStored(storedTexts, contactProperties ?? '{}'),
    createdAt,
    codeExpiresAt,
    linkExpiresAt,
    verifiedAt,
    contactUpdatedAt,
    formSubmittedAt,
    consumedAt,
  };
}

function describeEnquiry({ id: _, requestKey: __, emailKey: ___, proofHash: ____, ...enquiry }: Enquiry) {
  return enquiry;
}

function describeSubscription({ emailKey: _, unsubscribeHash: __, ...subscription }: Subscription) {
  return subscription;
}
