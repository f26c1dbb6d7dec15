import type { Schemas } from '../../generated/api/operations.ts';
import { type PageFormName, pageForms } from '../../generated/forms/page-forms.ts';
import { baseLocale, localeCodes } from '../../generated/locales.ts';
import { findPage, type RouteKey } from '../../generated/routes/index.ts';
import { ApiError } from '../core/api-error.ts';
import { emailKeyOf } from '../core/email-address.ts';
import type { Enquiry } from '../core/ports/form-stores.ts';
import type { Member } from '../core/ports/member-stores.ts';
import type { Store } from '../core/ports/store.ts';
import {
  admitMember,
  type Club,
  type GuestSession,
  providerName,
  type Refusal,
  refuse,
  requireMember,
} from './club.ts';
import { checkPassword } from './form-rules.ts';
import { moveSession, sessionEnd, verifyPassword } from './log-in.ts';
import { enqueuePasswordNotice } from './reset-password.ts';

/**
 * Runs `work` in a transaction of the signed-in member's account, if the session is still open in it: it may have ended
 * since the request began.
 * @throws {ApiError} 403 if nobody is signed in, or the session or the account has ended meanwhile
 */
export function changeOwnAccount<T>(
  { store, clock }: Pick<Club, 'store' | 'clock'>,
  session: GuestSession,
  work: (within: Store, member: Member) => Promise<T>,
): Promise<T> {
  const { id, emailKey } = requireMember(session);
  return store.accountTransaction(emailKey, async (within) => {
    const open = await within.sessions.find(session.sessionHash, clock.now());
    const member = open?.memberId === id ? await within.members.find(id) : undefined;
    if (member === undefined) throw new ApiError('NotMember');
    return work(within, member);
  });
}

/** The API's maximum number of listed requests. */
const mostRequests = 20;

/** A request of the member, for display: what it is about, in the language in which it was sent. */
function describeRequest({ reference, form, about, locale, createdAt }: Enquiry) {
  const code = localeCodes.find((one) => one === locale) ?? baseLocale;
  const formPage = pageForms[form as PageFormName]?.page;
  const page = (about && findPage(about as RouteKey, code)) || (formPage && findPage(formPage, code));
  return { reference, title: page ? page.title : '', createdAt };
}

/** The API's maximum number of listed sessions. A member can end all of them together. */
const mostSessions = 100;

/**
 * The ways into the account of the signed-in member, its sessions and its requests, newest first.
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function findAccount(club: Club, session: GuestSession) {
  const { store, clock } = club;
  const member = await admitMember(club, session);
  const identities = await store.members.listIdentities(member.id);
  const sessions = await store.sessions.listOfMember(member.id);
  const passkeys = await store.passkeys.listOfMember(member.id);
  const enquiries = await store.enquiries.listByEmail(member.emailKey);
  const now = clock.now();
  return {
    passkeys: passkeys.map(({ id, createdAt, lastUsedAt }) => {
      return { id, createdAt, ...(lastUsedAt === null ? {} : { lastUsedAt }) };
    }),
    hasPassword: member.passwordHash !== null,
    requests: enquiries.toReversed().slice(0, mostRequests).map(describeRequest),
    providers: [...new Set(identities.map(({ issuer }) => providerName(issuer)))],
    sessions: sessions
      .filter(({ createdAt, lastSeenAt }) => sessionEnd(createdAt, lastSeenAt) > now)
      // The hash is safe to show: the id in the cookie cannot be derived from it.
      .map(({ hash: id, device, createdAt, lastSeenAt }) => {
        return { id, device, isCurrent: id === session.sessionHash, createdAt, lastSeenAt };
      })
      .toReversed()
      .slice(0, mostSessions),
  };
}

/**
 * Ends one of the member's sessions.
 * @param id the session's hash
 * @returns false, without a change, if the member has no such session
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function endSession(
  club: Club,
  session: GuestSession,
  { id }: { readonly id: string },
): Promise<boolean> {
  await admitMember(club, session);
  return changeOwnAccount(club, session, async ({ sessions }, member) => {
    const own = await sessions.listOfMember(member.id);
    const isOwn = own.some(({ hash }) => hash === id);
    if (isOwn) await sessions.remove(id);
    return isOwn;
  });
}

/**
 * Ends all of the member's sessions except the current one.
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function endOtherSessions(club: Club, session: GuestSession): Promise<{ success: true }> {
  await admitMember(club, session);
  await changeOwnAccount(club, session, ({ sessions }, { id }) =>
    sessions.removeOfMember(id, session.sessionHash),
  );
  return { success: true };
}

/**
 * Replaces the password of the signed-in member, gives the session a new id, and ends all other sessions and proofs of
 * the e-mail. Wrong present passwords count as wrong log-ins.
 * @throws {ApiError} 403 if nobody is signed in, or a reset has ended the session meanwhile
 */
export async function changePassword(
  club: Club,
  session: GuestSession,
  { password, newPassword, locale }: Schemas['ChangePasswordRequest'],
): Promise<{ success: true } | Refusal> {
  const { id, email, emailKey } = requireMember(session);
  const problem = checkPassword(newPassword, email);
  if (problem !== undefined) return refuse(problem);
  const member = await verifyPassword(club, session, emailKey, password);
  if (member === undefined || member.id !== id) return refuse('LoginUnsuccessful');
  const hash = await club.passwords.hash(newPassword, { address: session.address, emailKey });
  const isDone = await session.renew((from, to) =>
    changeOwnAccount(club, session, async (within) => {
      if (!(await within.members.replacePassword(id, member.passwordHash, hash))) return false;
      await within.resetKeys.removeOfMember(id);
      await within.flows.endByEmail(emailKey);
      await within.sessions.removeOfMember(id, from);
      await moveSession(within, from, to);
      await enqueuePasswordNotice(within, member, locale, club.clock.now());
      return true;
    }),
  );
  return isDone ? { success: true } : refuse('LoginUnsuccessful');
}

/** A page's claim about the signed-in member, which the server only confirms. */
export interface RecordIdClaim {
  readonly email: string;
  readonly attributeName: string;
  readonly attributeValue: string;
}

/**
 * Confirms that the member's account has this contact id. Stores nothing: any other value is refused, and the password
 * in the request is ignored.
 * @throws {ApiError} 403 if this member is not signed in
 */
export function updateLoyaltyUser(session: GuestSession, claim: RecordIdClaim): { success: true } | Refusal {
  const { member } = session;
  if (member === undefined || member.emailKey !== emailKeyOf(claim.email)) throw new ApiError('NotMember');
  const isOwn = claim.attributeName === 'record_id' && claim.attributeValue === member.recordId;
  return isOwn ? { success: true } : refuse('ErrorMessage');
}
