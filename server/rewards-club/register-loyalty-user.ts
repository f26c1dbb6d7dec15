import { randomUUID } from 'node:crypto';
import type { Schemas } from '../../generated/api/operations.ts';
import { type Club, type Refusal, refuse } from './club.ts';
import { emailKeyOf } from './email-key.ts';
import { checkPassword } from './form-rules.ts';
import type { GuestSession } from './guest-session.ts';
import { type Member, MemberExists } from './ports/member-store.ts';
import { findVerifiedFlow } from './verified-flow.ts';

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
