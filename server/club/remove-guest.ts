import { emailKeyOf } from '../core/email-address.ts';
import { mailLanguages } from '../core/mail-languages.ts';
import { CrmRefused, CrmUnavailable, type GuestCrm } from '../core/ports/crm.ts';
import type { Store } from '../core/ports/store.ts';
import type { MailboxItem } from '../core/ports/work-stores.ts';
import { enqueue as enqueueForForms } from '../forms/queue-enquiry.ts';
import {
  type GuestSources,
  listContactIds,
  listContactRemovals,
  readStoredData,
  type StoredData,
} from './guest-data.ts';
import { enqueue, type Notice, readRow } from './outbox-entries.ts';

/** The result of a removal. */
export interface Removal {
  /** False if no data was found. */
  readonly isKnown: boolean;
  /** Deleted rows by kind of data. */
  readonly counts: Readonly<Record<string, number>>;
  /** Contacts queued for removal from the CRM. */
  readonly contactIds: readonly string[];
  /** False if the CRM did not answer whether it has a contact with this e-mail. */
  readonly isCrmAsked: boolean;
}

/**
 * Removes all data about a guest in one transaction; the outbox then removes the contacts from the CRM. An interrupted
 * removal has changed nothing. A repeat queues the waiting removals again. The member's notification stays in the
 * outbox until it is sent, and in the mailbox as long as any mail.
 * @param email in any case or Unicode form
 * @param admit runs first in the transaction; throws if the removal is not allowed
 */
export async function removeGuest(
  { store, crm, clock }: GuestSources,
  email: string,
  admit?: (within: Store) => Promise<void>,
): Promise<Removal> {
  const emailKey = emailKeyOf(email);
  const { vid, isCrmAsked } = await findContact(crm, email);
  return store.accountTransaction(emailKey, async (within) => {
    await admit?.(within);
    const stored = await readStoredData(within, emailKey);
    const contactIds = listContactIds(stored, vid);
    const notice = draftNotice(stored, emailKey);
    const mails = stored.mailbox.filter((mail) => !isRemovalNotice(mail));
    const others = [stored.flows, stored.formSubmissions, stored.enquiries, stored.outbox, mails, contactIds];
    const isMember = stored.member !== undefined || stored.subscription !== undefined;
    const isKnown = isMember || others.some(({ length }) => length > 0);
    if (!isKnown) return { isKnown, counts: {}, contactIds, isCrmAsked };

    await removeRows(within, stored, emailKey, mails.length > 0);
    const now = clock.now();
    // Replaces removals that wait from an earlier run.
    for (const { id } of await listContactRemovals(within, contactIds)) await within.outbox.remove(id);
    for (const id of contactIds) await enqueue(within.outbox, 'contact-removal', { vid: id }, now);
    // Queued last: `removeRows` would delete them.
    if (notice !== undefined) await enqueue(within.outbox, 'notice', notice, now);
    if (crm.hasNewsletter && mayBeListed(stored))
      await enqueueForForms(within.outbox, 'newsletter-status', { emailKey }, now);
    return { isKnown, counts: count(stored, mails), contactIds, isCrmAsked };
  });
}

async function findContact(crm: GuestCrm, email: string): Promise<{ vid?: string; isCrmAsked: boolean }> {
  try {
    const contact = await crm.findContact(email);
    return contact === undefined ? { isCrmAsked: true } : { vid: contact.vid, isCrmAsked: true };
  } catch (thrown) {
    if (thrown instanceof CrmUnavailable) return { isCrmAsked: false };
    // The CRM has no contact for an e-mail that it cannot store.
    if (thrown instanceof CrmRefused) return { isCrmAsked: true };
    throw thrown;
  }
}

/** Whether the CRM may have the guest on its list of the newsletter. */
function mayBeListed({ subscription, outbox }: StoredData): boolean {
  return subscription !== undefined || outbox.some(({ kind }) => kind === 'newsletter-status');
}

async function removeRows(
  within: Store,
  { member, contact }: StoredData,
  emailKey: string,
  hasMails: boolean,
): Promise<void> {
  await within.flows.removeByEmail(emailKey);
  await within.formSubmissions.removeByEmail(emailKey);
  await within.enquiries.removeByEmail(emailKey);
  await within.subscriptions.removeByEmail(emailKey);
  // After the enquiries: one that is confirmed meanwhile has added its rows by then.
  await within.outbox.removeByEmail(emailKey);
  if (hasMails) await within.mailbox.removeByRecipient(emailKey);
  if (contact !== undefined) await within.contacts.remove(contact.vid);
  if (member === undefined) return;
  await within.resetKeys.removeOfMember(member.id);
  await within.sessions.removeOfMember(member.id);
  // Deletes identities and passkeys, too.
  await within.members.remove(member.id);
}

/** The notification in the member's language, or the waiting one of an earlier removal. */
function draftNotice({ member, outbox }: StoredData, emailKey: string): Notice | undefined {
  if (member !== undefined) {
    return { emailKey, to: member.email, kind: 'accountRemoved', locale: member.locale };
  }
  const notices = outbox.filter(({ kind, isGivenUp }) => kind === 'notice' && !isGivenUp);
  return notices.map((row) => readRow('notice', row)).find((notice) => notice?.kind === 'accountRemoved');
}

function isRemovalNotice({ subject, locale }: MailboxItem): boolean {
  // A site without a club has no such text.
  const texts: Readonly<Record<string, unknown>> = mailLanguages.get(locale)?.texts ?? {};
  return texts.accountRemovedSubject === subject;
}

function count(stored: StoredData, mails: readonly unknown[]): Record<string, number> {
  const { member, identities, sessions, flows, contact, formSubmissions, outbox } = stored;
  const { enquiries, subscription, passkeys } = stored;
  return {
    accounts: member === undefined ? 0 : 1,
    identities: identities.length,
    passkeys: passkeys.length,
    sessions: sessions.length,
    flows: flows.length,
    contacts: contact === undefined ? 0 : 1,
    formSubmissions: formSubmissions.length,
    enquiries: enquiries.length,
    subscriptions: subscription === undefined ? 0 : 1,
    mails: mails.length,
    outboxRows: outbox.length,
  };
}
