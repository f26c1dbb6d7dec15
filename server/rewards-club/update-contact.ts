import { Fault } from '../fault.ts';
import { type Club, type Refusal, refuse } from './club.ts';
import { emailKeyOf } from './email-key.ts';
import { minute } from './limits.ts';
import { CrmUnavailable } from './ports/crm.ts';
import type { Flow } from './ports/flow-store.ts';
import { isVerified } from './verified-flow.ts';
import type { Visit } from './visit.ts';

/** The properties of a contact that a guest may set. */
const contactProperties = ['firstname', 'lastname', 'phone', 'titula_kontakta', 'birth_date'] as const;

export type ContactProperty = (typeof contactProperties)[number];

/** Some or all of the five, as the CRM keeps them. */
type ContactValues = Readonly<Partial<Record<ContactProperty, string>>>;

/** What may be set, and what to do where the CRM is away. */
export interface ContactRules {
  /** The error key of the first value that the form would refuse. */
  check(values: ContactValues): string | undefined;
  /** Queues an update that the CRM could not take. */
  queue(club: Club, vid: string, values: ContactValues): Promise<void>;
}

interface Owner {
  readonly vid: string;
  /** The registration in progress; none for a member. */
  readonly flow: Flow | undefined;
}

/**
 * Sets properties of the visitor's own contact: a member's, or the one of a registration whose e-mail is proven.
 * @param target the contact's id or e-mail
 * @throws {Fault} 400 where a property is named twice or missing, 403 where the contact is somebody else's
 */
export async function updateContact(
  club: Club,
  visit: Visit,
  target: string,
  list: readonly { readonly property: ContactProperty; readonly value: string }[],
  rules: ContactRules,
): Promise<{ success: true } | Refusal> {
  await club.limits.take([
    { name: 'crm-update/session', subject: [visit.sessionHash], most: 30, windowMilliseconds: minute },
  ]);
  const { vid, flow } = await findOwner(club, visit, target);
  const values: ContactValues = Object.fromEntries(list.map(({ property, value }) => [property, value]));
  const count = Object.keys(values).length;
  const isComplete = flow === undefined ? count > 0 : count === contactProperties.length;
  if (count !== list.length || !isComplete) throw new Fault(400, 'InvalidRequest');
  const problem = rules.check(values);
  if (problem !== undefined) return refuse(problem);
  if (!(await updateOrQueue(club, vid, values, rules))) return refuse('ErrorWithRegistering');
  if (flow !== undefined)
    await club.store.flows.markContactUpdated(flow.id, vid, JSON.stringify(values), club.clock.now());
  return { success: true };
}

async function findOwner({ store, clock }: Club, visit: Visit, target: string): Promise<Owner> {
  const { member } = visit;
  const emailKey = emailKeyOf(target);
  if (member?.recordId && (target === member.recordId || emailKey === member.emailKey)) {
    return { vid: member.recordId, flow: undefined };
  }
  const flow = target.includes('@')
    ? await store.flows.find(visit.sessionHash, emailKey, 'registration')
    : await store.flows.findByContact(visit.sessionHash, target, 'registration');
  const isOpen = flow !== undefined && isVerified(flow, clock.now()) && flow.consumedAt === null;
  if (!isOpen || flow.contactId === null) throw new Fault(403, 'NotOwnContact');
  return { vid: flow.contactId, flow };
}

/** @returns whether the contact has the values, or will have; false where there is no such contact any more */
async function updateOrQueue(
  club: Club,
  vid: string,
  values: ContactValues,
  rules: ContactRules,
): Promise<boolean> {
  try {
    return await club.crm.updateContact(vid, values);
  } catch (error) {
    if (!(error instanceof CrmUnavailable)) throw error;
    await rules.queue(club, vid, values);
    return true;
  }
}
