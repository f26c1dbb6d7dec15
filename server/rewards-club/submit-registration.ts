import type { Schemas } from '../../generated/api/operations.ts';
import { ApiError } from './api-error.ts';
import type { Club } from './club.ts';
import { enqueueRegistrationForm } from './contact-entries.ts';
import type { GuestSession } from './guest-session.ts';
import type { Flow } from './ports/flow-store.ts';
import { readStored, storedTexts } from './stored-json.ts';

/**
 * Queues the registration form of this session for the CRM, once, with the server's data. The guest does not wait for
 * the CRM.
 * @throws {ApiError} 403 if this session has registered nobody, or what it stored of the guest cannot be read
 */
export async function submitRegistration(
  { store, clock }: Club,
  session: GuestSession,
  { locale, pageUri, pageName }: Schemas['RegistrationFormRequest'],
): Promise<{ success: true }> {
  const flow = await store.flows.findRegistered(session.sessionHash);
  if (flow === undefined) throw new ApiError('NotVerified');
  const { trackingCookie } = session;
  const context = { pageUri, pageName, ...(trackingCookie === undefined ? {} : { trackingCookie }) };
  const form = { ...describePerson(flow), locale, marketing: session.marketing };
  await store.transaction(async (within) => {
    if (!(await within.flows.markFormSubmitted(flow.id, clock.now()))) return;
    await enqueueRegistrationForm(within.outbox, { emailKey: flow.emailKey, form, context }, clock.now());
  });
  return { success: true };
}

function describePerson({ email, contactProperties }: Flow) {
  const stored = readStored(storedTexts, contactProperties ?? '{}');
  if (stored === undefined) throw new ApiError('NotVerified');
  const {
    firstname = '',
    lastname = '',
    phone = '',
    titula_kontakta: titula = '',
    birth_date: birthDate = '',
    ...further
  } = stored;
  const person = { email, firstname, lastname, phone, titula, birthDate };
  return Object.keys(further).length === 0 ? person : { ...person, further };
}
