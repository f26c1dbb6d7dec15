import type { Club } from '../club.ts';
import { emailKeyOf } from '../email-key.ts';
import { CrmRefused } from '../ports/crm-refused.ts';
import type { Flow } from '../ports/flow-store.ts';
import type { Member, MemberSession } from '../ports/member-store.ts';
import { listContactIds, listContactRemovals, readKept } from './read-kept.ts';

/** What is given out about a guest: no hash of a password, a session, a code or a link. Times in milliseconds since 1970. */
export type GuestData = Readonly<Record<string, unknown>>;

/**
 * Everything that the site and its CRM keep about the guest of an e-mail address, in any spelling.
 * @returns undefined where nothing is kept
 * @throws {CrmUnavailable} where the CRM does not answer: half of it would be taken for all
 */
export async function exportGuest(
  { store, crm, clock }: Club,
  email: string,
): Promise<GuestData | undefined> {
  const emailKey = emailKeyOf(email);
  const found = await crm.findContact(email).catch((thrown: unknown) => {
    // What the CRM cannot hold is not in it.
    if (thrown instanceof CrmRefused) return undefined;
    throw thrown;
  });
  const kept = await store.transaction((within) => readKept(within, emailKey));
  const ids = listContactIds(kept, found?.vid);
  const exported = await Promise.all(ids.map((vid) => crm.exportContact(vid)));
  const contacts = exported.filter((contact) => Object.keys(contact).length > 0);
  const { member, contact, identities, formSubmissions, mailbox } = kept;
  // Left by the embedded CRM, where another one has taken its place.
  if (contact !== undefined && !contacts.some(({ vid }) => vid === contact.vid))
    contacts.push({ ...contact });
  const queued = await listContactRemovals(store, ids);
  const outbox = [...kept.outbox, ...queued].map(({ id: _, ...row }) => row);
  const lists = [kept.flows, contacts, formSubmissions, mailbox, outbox];
  if (member === undefined && lists.every(({ length }) => length === 0)) return undefined;
  return {
    email: emailKey,
    exportedAt: clock.now(),
    member: member === undefined ? null : describeMember(member),
    identities,
    sessions: kept.sessions.map(describeSession),
    flows: kept.flows.map(describeFlow),
    contacts,
    formSubmissions,
    mailbox,
    outbox,
  };
}

function describeMember({ passwordHash, emailKey: _, ...member }: Member) {
  return { ...member, hasPassword: passwordHash !== null };
}

function describeSession({ isGoogle, createdAt, lastSeenAt, expiresAt }: MemberSession) {
  return { isGoogle, createdAt, lastSeenAt, expiresAt };
}

function describeFlow(flow: Flow) {
  const { purpose, email, locale, contactId, contactProperties } = flow;
  const { createdAt, codeExpiresAt, linkExpiresAt, verifiedAt } = flow;
  const { contactUpdatedAt, formSubmittedAt, consumedAt } = flow;
  return {
    ...{ purpose, email, locale, contactId, contactProperties: JSON.parse(contactProperties ?? '{}') },
    ...{ createdAt, codeExpiresAt, linkExpiresAt, verifiedAt },
    ...{ contactUpdatedAt, formSubmittedAt, consumedAt },
  };
}
