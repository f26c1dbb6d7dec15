import { emailKeyOf } from '../email-key.ts';
import { CrmRefused } from '../ports/crm-refused.ts';
import type { Enquiry } from '../ports/enquiry-store.ts';
import type { Flow } from '../ports/flow-store.ts';
import type { MailboxItem } from '../ports/mailbox-store.ts';
import type { Member, MemberSession } from '../ports/member-store.ts';
import type { Passkey } from '../ports/passkey-store.ts';
import type { Subscription } from '../ports/subscription-store.ts';
import { readStored, storedTexts } from '../stored-json.ts';
import { type GuestSources, listContactIds, listContactRemovals, readKept } from './read-kept.ts';

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
 * @param email in any spelling
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
  const kept = await store.transaction((within) => readKept(within, emailKey));
  const ids = listContactIds(kept, found?.vid);
  const exported = await Promise.all(ids.map((vid) => crm.exportContact(vid)));
  const contacts = exported.filter((contact) => Object.keys(contact).length > 0);
  const { member, contact, identities, formSubmissions, mailbox } = kept;
  // Left over from the embedded CRM after a switch to another one.
  if (contact !== undefined && !contacts.some(({ vid }) => vid === contact.vid))
    contacts.push({ ...contact });
  const queued = await listContactRemovals(store, ids);
  const outbox = [...kept.outbox, ...queued].map(({ id: _, ...row }) => row);
  const { enquiries, subscription } = kept;
  const lists = [kept.flows, contacts, formSubmissions, enquiries, mailbox, outbox];
  const isEmpty = member === undefined && subscription === undefined;
  if (isEmpty && lists.every(({ length }) => length === 0)) return undefined;
  return {
    email: emailKey,
    exportedAt: clock.now(),
    member: member === undefined ? null : describeMember(member),
    identities,
    passkeys: kept.passkeys.map(describePasskey),
    sessions: kept.sessions.map(describeSession),
    flows: kept.flows.map(describeFlow),
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
