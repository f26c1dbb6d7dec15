import { type Club, type Refusal, refuse } from './club.ts';
import { Fault } from './fault.ts';
import { minute } from './limits.ts';
import { type Crm, CrmUnavailable } from './ports/crm.ts';
import { CrmRefused } from './ports/crm-refused.ts';
import { requirePinned } from './require-pinned.ts';
import type { Visit } from './visit.ts';

/** Asks the CRM; an outage is a fault, never an answer. */
export async function askCrm<T>(crm: Crm, ask: (crm: Crm) => Promise<T>): Promise<T> {
  try {
    return await ask(crm);
  } catch (error) {
    if (error instanceof CrmUnavailable) throw new Fault('CrmUnavailable', 30);
    throw error;
  }
}

/** The contact of an e-mail that this session has named, by id. */
export async function readContact(
  club: Club,
  visit: Visit,
  email: string,
): Promise<{ vid: string } | { error: 'NotFound' }> {
  requirePinned(visit, email);
  await takeContactLimit(club, visit);
  const contact = await askCrm(club.crm, (crm) => crm.findContact(email)).catch((thrown: unknown) => {
    // An e-mail that the CRM cannot hold has no contact in it.
    if (thrown instanceof CrmRefused) return undefined;
    throw thrown;
  });
  return contact === undefined ? { error: 'NotFound' } : { vid: contact.vid };
}

/** Creates the contact of an e-mail that this session has named, or gives the one there is. */
export async function createContact(
  club: Club,
  visit: Visit,
  email: string,
): Promise<{ vid: string } | Refusal> {
  requirePinned(visit, email);
  await takeContactLimit(club, visit);
  try {
    const { vid } = await askCrm(club.crm, (crm) => crm.createContact(email));
    return { vid };
  } catch (thrown) {
    if (thrown instanceof CrmRefused) return refuse('InvalidEmail');
    throw thrown;
  }
}

function takeContactLimit({ limits }: Club, visit: Visit): Promise<void> {
  return limits.take([
    { name: 'crm/address', subject: [visit.address], most: 60, windowMilliseconds: minute },
    { name: 'crm/session', subject: [visit.sessionHash], most: 30, windowMilliseconds: minute },
  ]);
}
