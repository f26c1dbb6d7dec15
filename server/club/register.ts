import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../generated/api/operations.ts';
import { ApiError } from '../core/api-error.ts';
import { emailKeyOf } from '../core/email-address.ts';
import { type Flow, type Member, MemberExists } from '../core/ports/member-stores.ts';
import { readStored, storedTexts } from '../core/stored-json.ts';
import { type Club, findVerifiedFlow, type GuestSession, type Refusal, refuse } from './club.ts';
import { checkPassword } from './form-rules.ts';
import { enqueueRegistrationForm } from './outbox-entries.ts';

const failed = 'ErrorWithRegistering';

/**
 * Creates an account for the e-mail that this session has verified, after the update of its contact. Idempotent: a
 * repeat from the same session gets the first answer.
 */
export async function registerLoyaltyUser(
  club: Club,
  session: GuestSession,
  { email, password, recordId, locale, termsAccepted = true }: Schemas['RegisterRequest'],
): Promise<{ success: true; user_id: string } | Refusal> {
  const { store, clock, passwords } = club;
  const emailKey = emailKeyOf(email);
  const flow = await findVerifiedFlow(club, session, emailKey, 'registration');
  if (flow === undefined || flow.contactId !== recordId || flow.contactUpdatedAt === null)
    return refuse(failed);
  if (flow.consumedAt !== null) return answerAgain(flow.resultMemberId);
  if (!termsAccepted) return refuse(failed);
  const problem = checkPassword(password, email);
  if (problem !== undefined) return refuse(problem);
  const passwordHash = await passwords.hash(password, { address: session.address, emailKey });
  const now = clock.now();
  const member: Member = {
    id: randomUUID(),
    email: flow.email,
    emailKey,
    passwordHash,
    recordId,
    emailVerifiedAt: now,
    termsAcceptedAt: now,
    locale,
    createdAt: now,
  };
  try {
    const isFirst = await store.accountTransaction(emailKey, async (within) => {
      if (!(await within.flows.consume(flow.id, member.id, now))) return false;
      await within.members.add(member);
      return true;
    });
    if (isFirst) return { success: true, user_id: member.id };
  } catch (error) {
    if (error instanceof MemberExists) return refuse(failed);
    throw error;
  }
  const settled = await store.flows.find(session.sessionHash, emailKey, 'registration');
  return answerAgain(settled?.resultMemberId ?? null);
}

function answerAgain(memberId: string | null): { success: true; user_id: string } | Refusal {
  return memberId === null ? refuse(failed) : { success: true, user_id: memberId };
}

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
