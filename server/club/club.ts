import type { Schemas } from '../../generated/api/operations.ts';
import type { ErrorKey } from '../../generated/forms/error-keys.ts';
import { ApiError } from '../core/api-error.ts';
import type { Clock } from '../core/clock.ts';
import { emailKeyOf } from '../core/email-address.ts';
import { limitsOf } from '../core/limit-table.ts';
import { type Limits, minute } from '../core/limits.ts';
import { type Crm, CrmUnavailable } from '../core/ports/crm.ts';
import { type LimitedMailer, MailRefused, MailUnavailable } from '../core/ports/mail.ts';
import type { Flow, Member, MemberSession, Purpose } from '../core/ports/member-stores.ts';
import type { Store } from '../core/ports/store.ts';
import type { Secrets } from '../core/secrets.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** The dependencies of the use cases. */
export interface Club {
  readonly store: Store;
  readonly crm: Crm;
  readonly mailer: LimitedMailer;
  readonly passwords: PasswordHasher;
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly clock: Clock;
  /** Public origin, without a closing slash. */
  readonly siteUrl: string;
}

/** The API's `Refusal`: a valid request that the club declines. Answered with 200. */
export type Refusal = Schemas['Refusal'];

/** @param code key of the message for the guest */
export function refuse(code?: ErrorKey): Refusal {
  return code === undefined ? { success: false } : { success: false, code };
}

/** The session of the browser behind a request. */
export interface GuestSession {
  /** Client address for rate limits: see `limitedAddress`. */
  readonly address: string;
  /** Hash of the session id; the key in the store. */
  readonly sessionHash: string;
  /** `sessionHash`, unless the session begins with this request; for limits. */
  readonly sentSession: string | undefined;
  /** The id of this browser, if the owner of the e-mail has logged in here before. */
  deviceOf(emailKey: string): string | undefined;
  /** Whether this session has named the e-mail before. */
  isPinned(emailKey: string): boolean;
  /** Remembers that this session has named the e-mail. */
  pin(emailKey: string): void;
  /** Undefined if nobody is signed in. */
  readonly member: Member | undefined;
  /** When the member logged in, in milliseconds since 1970; 0 if nobody is signed in. */
  readonly loggedInAt: number;
  /** Sets the cookie of a session that begins with this call. */
  ensureCookie(): void;
  /**
   * Gives the session a new id, which makes copies of its former cookie useless.
   * @param move moves the rows of the old hash; if it returns false, the session keeps its old id
   */
  renew(move: (from: string, to: string) => Promise<boolean>): Promise<boolean>;
  /**
   * Starts a member's session under a new id, which prevents session fixation.
   * @param add adds the new session to the store and ends the former one; if it returns undefined, the session keeps
   *   its old id
   */
  signIn(
    isGoogle: boolean,
    add: (begun: Omit<MemberSession, 'memberId'>, former: string | undefined) => Promise<Member | undefined>,
  ): Promise<Member | undefined>;
  /** Ends the session in the browser and in the store. */
  signOut(): Promise<void>;
  /** Marketing consent from the consent cookie. */
  readonly marketing: boolean;
  /** The CRM's tracking cookie; undefined without consent. */
  readonly trackingCookie: string | undefined;
}

/**
 * Requires a signed-in member.
 * @throws {ApiError} 403
 */
export function requireMember({ member }: GuestSession): Member {
  if (member === undefined) throw new ApiError('NotMember');
  return member;
}

/**
 * Requires a signed-in member within the rate limit.
 * @throws {ApiError} 403, 429
 */
export async function admitMember({ limits }: Pick<Club, 'limits'>, session: GuestSession): Promise<Member> {
  const member = requireMember(session);
  await limits.consume(limitsOf('member', session, member.emailKey));
  return member;
}

/** How long after the log-in a member may change the account's authentication methods, in milliseconds. */
const longestWait = 15 * minute;

/**
 * Whether the member has logged in within the last 15 minutes. A stranger at an unlocked computer must not be able to
 * add or remove an authentication method.
 */
export function isJustLoggedIn({ clock }: Pick<Club, 'clock'>, { loggedInAt }: GuestSession): boolean {
  return clock.now() - loggedInAt <= longestWait;
}

/**
 * Requires that the session has named the e-mail before. Otherwise a caller could probe any address.
 * @returns the key of the e-mail
 * @throws {ApiError} 403
 */
export function requirePinned(session: GuestSession, email: string): string {
  const emailKey = emailKeyOf(email);
  const isOwn = session.member?.emailKey === emailKey;
  if (!isOwn && !session.isPinned(emailKey)) throw new ApiError('NotPinned');
  return emailKey;
}

/**
 * Calls the CRM.
 * @throws {ApiError} 503 `CrmUnavailable` if the CRM, or the mail system in its place, is down; an outage never looks like a
 * missing contact
 */
export async function askCrm<T>(crm: Crm, ask: (crm: Crm) => Promise<T>): Promise<T> {
  try {
    return await ask(crm);
  } catch (error) {
    const isDown =
      error instanceof MailUnavailable ? !(error instanceof MailRefused) : error instanceof CrmUnavailable;
    throw isDown ? new ApiError('CrmUnavailable', 30, { cause: error }) : error;
  }
}

/** How long a verification is valid. */
const verifiedLifetime = 60 * minute;

/** Whether the flow was verified within the last hour. */
export function isVerified({ verifiedAt }: Flow, now: number): boolean {
  return verifiedAt !== null && verifiedAt + verifiedLifetime > now;
}

/** The session's flow for an e-mail, if it is verified. */
export async function findVerifiedFlow(
  { store, clock }: Pick<Club, 'store' | 'clock'>,
  session: GuestSession,
  emailKey: string,
  purpose: Purpose,
): Promise<Flow | undefined> {
  const flow = await store.flows.find(session.sessionHash, emailKey, purpose);
  return flow !== undefined && isVerified(flow, clock.now()) ? flow : undefined;
}

/** The display name of an identity provider: “Google”, or else its host. */
export function providerName(issuer: string): string {
  const { hostname } = new URL(issuer);
  return hostname === 'accounts.google.com' ? 'Google' : hostname;
}

/**
 * Reads the member's own account and contact for display; '' where a value is unknown.
 * @throws {ApiError} 403 if nobody is signed in
 */
export async function findMember(club: Club, session: GuestSession): Promise<Schemas['MemberDetails']> {
  const member = await admitMember(club, session);
  await club.limits.consume(limitsOf('member-details', session, member.emailKey));
  const contact = await askCrm(club.crm, (crm) => crm.findContact(member.email));
  const { firstname = '', lastname = '', phone = '' } = contact?.properties ?? {};
  const { email, recordId, passwordHash } = member;
  return { email, recordId: recordId ?? '', firstname, lastname, phone, hasPassword: passwordHash !== null };
}
