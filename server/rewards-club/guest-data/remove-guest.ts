import type { Club } from '../club.ts';
import { emailKeyOf } from '../email-key.ts';
import { mailLanguages } from '../mail-languages.ts';
import { enqueueContactRemoval, enqueueNotice, type OutboxPayload } from '../outbox-entries.ts';
import { type Crm, CrmUnavailable } from '../ports/crm.ts';
import { CrmRefused } from '../ports/crm-refused.ts';
import type { MailboxItem } from '../ports/mailbox-store.ts';
import type { Store } from '../ports/store.ts';
import { type KeptData, listContactIds, listContactRemovals, readKept } from './read-kept.ts';

/** What a removal did. */
export interface Removal {
  /** False where nothing was kept, as far as could be found out. */
  readonly isKnown: boolean;
  /** What was deleted, by kind of data. */
  readonly counts: Readonly<Record<string, number>>;
  /** Contacts that the outbox removes from the CRM. */
  readonly contactIds: readonly string[];
  /** False where the CRM did not say whether it has a contact of this e-mail. */
  readonly isCrmAsked: boolean;
}

type Notice = OutboxPayload<'notice'>;

/**
 * Removes everything about the guest of an e-mail address, in any spelling, in one transaction: what breaks off has
 * changed nothing, and what was committed the outbox completes. Done again, it begins again what still waits.
 * The mail that tells a member of it stays: in the outbox until it is sent, in the mailbox as long as any mail.
 */
export async function removeGuest({ store, crm, clock }: Club, email: string): Promise<Removal> {
  const emailKey = emailKeyOf(email);
  const { vid, isCrmAsked } = await findContact(crm, email);
  return store.transaction(async (within) => {
    const kept = await readKept(within, emailKey);
    const contactIds = listContactIds(kept, vid);
    const notice = draftNotice(kept, emailKey);
    const mails = kept.mailbox.filter((mail) => !isRemovalNotice(mail));
    const others = [kept.flows, kept.formSubmissions, kept.outbox, mails, contactIds];
    const isKnown = kept.member !== undefined || others.some(({ length }) => length > 0);
    if (!isKnown) return { isKnown, counts: {}, contactIds, isCrmAsked };

    await removeRows(within, kept, emailKey, mails.length > 0);
    const now = clock.now();
    // In place of those that wait from an earlier time.
    for (const { id } of await listContactRemovals(within, contactIds)) await within.outbox.remove(id);
    for (const id of contactIds) await enqueueContactRemoval(within.outbox, { vid: id }, now);
    // After the guest's rows have gone, with which it would go.
    if (notice !== undefined) await enqueueNotice(within.outbox, notice, now);
    return { isKnown, counts: count(kept, mails), contactIds, isCrmAsked };
  });
}

async function findContact(crm: Crm, email: string): Promise<{ vid?: string; isCrmAsked: boolean }> {
  try {
    const contact = await crm.findContact(email);
    return contact === undefined ? { isCrmAsked: true } : { vid: contact.vid, isCrmAsked: true };
  } catch (thrown) {
    if (thrown instanceof CrmUnavailable) return { isCrmAsked: false };
    // What the CRM cannot hold is not in it.
    if (thrown instanceof CrmRefused) return { isCrmAsked: true };
    throw thrown;
  }
}

async function removeRows(
  within: Store,
  { member, contact }: KeptData,
  emailKey: string,
  hasMails: boolean,
): Promise<void> {
  await within.outbox.removeByEmail(emailKey);
  await within.flows.removeByEmail(emailKey);
  await within.formSubmissions.removeByEmail(emailKey);
  if (hasMails) await within.mailbox.removeByRecipient(emailKey);
  if (contact !== undefined) await within.contacts.remove(contact.vid);
  if (member === undefined) return;
  await within.resetKeys.removeOfMember(member.id);
  await within.sessions.removeOfMember(member.id);
  // With identities, too.
  await within.members.remove(member.id);
}

/** What a member is told, in the member's language; also the one of an earlier removal that still waits. */
function draftNotice({ member, outbox }: KeptData, emailKey: string): Notice | undefined {
  if (member !== undefined) {
    return { emailKey, to: member.email, kind: 'accountRemoved', locale: member.locale };
  }
  const notices = outbox.filter(({ kind, isGivenUp }) => kind === 'notice' && !isGivenUp);
  return notices.map(({ payload }) => payload as Notice).find(({ kind }) => kind === 'accountRemoved');
}

function isRemovalNotice({ subject, locale }: MailboxItem): boolean {
  return mailLanguages.get(locale)?.texts.accountRemovedSubject === subject;
}

function count(kept: KeptData, mails: readonly unknown[]): Record<string, number> {
  const { member, identities, sessions, flows, contact, formSubmissions, outbox } = kept;
  return {
    accounts: member === undefined ? 0 : 1,
    identities: identities.length,
    sessions: sessions.length,
    flows: flows.length,
    contacts: contact === undefined ? 0 : 1,
    formSubmissions: formSubmissions.length,
    mails: mails.length,
    outboxRows: outbox.length,
  };
}
