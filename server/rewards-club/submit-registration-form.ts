import type { Club } from './club.ts';
import { Fault } from './fault.ts';
import { enqueueRegistrationForm } from './outbox-entries.ts';
import type { ContactProperties } from './ports/crm.ts';
import type { Flow } from './ports/flow-store.ts';
import type { Visit } from './visit.ts';

/** The page that the guest registered on. */
export interface RegistrationPage {
  readonly locale: string;
  readonly pageUri: string;
  readonly pageName: string;
}

/**
 * Hands the registration that this session has just finished to the CRM, once, with the data that the server
 * has. Whether the CRM takes it is not the guest's concern.
 * @throws {Fault} 403 where this session has registered nobody
 */
export async function submitRegistrationForm(
  { store, clock }: Club,
  visit: Visit,
  { locale, pageUri, pageName }: RegistrationPage,
): Promise<{ success: true }> {
  const flow = await store.flows.findRegistered(visit.sessionHash);
  if (flow === undefined) throw new Fault('NotVerified');
  const { trackingCookie } = visit;
  const context = { pageUri, pageName, ...(trackingCookie === undefined ? {} : { trackingCookie }) };
  const form = { ...describePerson(flow), locale, marketing: visit.marketing };
  await store.transaction(async (within) => {
    if (!(await within.flows.markFormSubmitted(flow.id, clock.now()))) return;
    await enqueueRegistrationForm(within.outbox, { emailKey: flow.emailKey, form, context }, clock.now());
  });
  return { success: true };
}

function describePerson({ email, contactProperties }: Flow) {
  const stored: ContactProperties = JSON.parse(contactProperties ?? '{}');
  const { firstname = '', lastname = '', phone = '', titula_kontakta: titula = '' } = stored;
  return { email, firstname, lastname, phone, titula, birthDate: stored.birth_date ?? '' };
}
