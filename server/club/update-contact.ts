import { ApiError } from '../core/api-error.ts';
import { emailKeyOf } from '../core/email-address.ts';
import { limitsOf } from '../core/limit-table.ts';
import {
  type ContactProperties,
  type ContactProperty,
  CrmRefused,
  CrmUnavailable,
  contactProperties,
} from '../core/ports/crm.ts';
import type { Flow } from '../core/ports/member-stores.ts';
import { type Club, type GuestSession, isVerified, type Refusal, refuse } from './club.ts';
import { readContactValues } from './form-rules.ts';
import { enqueueContactUpdate, isContactUpdateWaiting } from './outbox-entries.ts';

/** The owner of the contact. */
interface Owner {
  readonly email: string;
  readonly emailKey: string;
  readonly vid: string;
  /** The registration in progress; undefined for a member. */
  readonly flow: Flow | undefined;
}

/**
 * Updates the guest's own contact: a member's, or that of a registration with a verified e-mail. Queues the update if
 * the CRM is down.
 * @param target the contact's id or e-mail
 * @throws {ApiError} 400 if a property is missing or named twice, 403 if the contact belongs to somebody else
 */
export async function updateContact(
  club: Club,
  session: GuestSession,
  target: string,
  list: readonly { readonly property: ContactProperty; readonly value: string }[],
): Promise<{ success: true } | Refusal> {
  await club.limits.consume(limitsOf('contact-update', session, session.member?.emailKey));
  const owner = await findOwner(club, session, target);
  const { vid, flow } = owner;
  const given: ContactProperties = Object.fromEntries(list.map(({ property, value }) => [property, value]));
  const count = Object.keys(given).length;
  const isComplete = flow === undefined ? count > 0 : count === contactProperties.length;
  if (count !== list.length || !isComplete) throw new ApiError('BadRequest');
  const read = readContactValues(given, club.clock.now());
  if ('problem' in read) return refuse(read.problem);
  if (!(await updateOrQueue(club, owner, read.values))) {
    return flow === undefined ? refuse() : refuse('ErrorWithRegistering');
  }
  if (flow !== undefined)
    await club.store.flows.markContactUpdated(flow.id, vid, JSON.stringify(read.values), club.clock.now());
  return { success: true };
}

async function findOwner({ store, clock }: Club, session: GuestSession, target: string): Promise<Owner> {
  const { member } = session;
  const targetKey = emailKeyOf(target);
  if (member?.recordId && (target === member.recordId || targetKey === member.emailKey)) {
    const { email, emailKey, recordId } = member;
    return { email, emailKey, vid: recordId, flow: undefined };
  }
  const flow = target.includes('@')
    ? await store.flows.find(session.sessionHash, targetKey, 'registration')
    : await store.flows.findByContact(session.sessionHash, target, 'registration');
  const isOpen = flow !== undefined && isVerified(flow, clock.now()) && flow.consumedAt === null;
  if (!isOpen || flow.contactId === null) throw new ApiError('NotVerified');
  const { email, emailKey, contactId } = flow;
  return { email, emailKey, vid: contactId, flow };
}

/** @returns whether the contact has the values or will get them from the outbox */
async function updateOrQueue(
  { crm, store, clock }: Club,
  { email, emailKey, vid, flow }: Owner,
  properties: ContactProperties,
): Promise<boolean> {
  const queue = () =>
    store.transaction((within) =>
      enqueueContactUpdate(within.outbox, { emailKey, email, vid, properties }, clock.now()),
    );
  // A direct update would be overwritten by the queued one.
  if (await isContactUpdateWaiting(store.outbox, emailKey)) {
    await queue();
    return true;
  }
  try {
    const isUpdated = await crm.updateContact(vid, properties);
    // For a member without a contact, the outbox creates it again.
    if (isUpdated || flow !== undefined) return isUpdated;
  } catch (thrown) {
    if (thrown instanceof CrmRefused) return false;
    if (!(thrown instanceof CrmUnavailable)) throw thrown;
  }
  await queue();
  return true;
}
