import { locales } from '../../generated/locales.ts';
import {
  changePassword,
  endOtherSessions,
  endSession,
  findAccount,
  updateLoyaltyUser,
} from '../club/account.ts';
import { exportMemberData, removeAccount, unlinkIdentities } from '../club/account-data.ts';
import { sendActivationCode } from '../club/activation-code.ts';
import { addPasskey, beginPasskey, removePasskey } from '../club/add-passkey.ts';
import { type Club, findMember, refuse } from '../club/club.ts';
import { createContact, emailExists, findContact } from '../club/contact.ts';
import { loginLoyaltyUser } from '../club/log-in.ts';
import { beginPasskeyLogIn, logInWithPasskey } from '../club/passkeys.ts';
import { createPromo, promoSeconds } from '../club/promo.ts';
import { registerLoyaltyUser, submitRegistration } from '../club/register.ts';
import { requestPasswordReset, resetPassword } from '../club/reset-password.ts';
import { updateContact } from '../club/update-contact.ts';
import { findLink, verifyCode, verifyLink } from '../club/verify.ts';
import type { SecurityEvent } from '../core/security-events.ts';
import type { ApiHandlers } from './api-context.ts';
import type { CallReport } from './call-report.ts';

/** Handlers for the contact and the CRM's forms. */
export function createContactHandlers(club: Club) {
  return {
    findContact: ({ session }, { path }) => findContact(club, session, path.email),
    createContact: ({ session }, { path }) => createContact(club, session, path.email),
    findMember: ({ session }) => findMember(club, session),
    updateContact: ({ session }, { path, body }) => updateContact(club, session, path.contact, body),
    sendActivationCode: ({ session }, { body }) =>
      sendActivationCode(club, session, { ...body, homePath: `${locales[body.locale].prefix}/` }),
    submitRegistration: ({ session }, { body }) => submitRegistration(club, session, body),
  } satisfies Partial<ApiHandlers>;
}

/** Handlers for the account. */
export function createLoyaltyHandlers(club: Club) {
  return {
    emailExists: ({ session }, { body }) => emailExists(club, session, body),
    verifyCode: ({ session }, { body }) => verifyCode(club, session, body),
    findLink: ({ session }, { body }) => findLink(club, session, body),
    verifyLink: ({ session }, { body }) => verifyLink(club, session, body),
    registerLoyaltyUser: ({ session }, { body }) => registerLoyaltyUser(club, session, body),
    loginLoyaltyUser: ({ session }, { body }) => loginLoyaltyUser(club, session, body),
    updateLoyaltyUser: async ({ session }, { body }) => updateLoyaltyUser(session, body),
    requestPasswordReset: ({ session }, { body }) => requestPasswordReset(club, session, body),
    resetPassword: ({ session }, { body }) => resetPassword(club, session, body),
    findAccount: ({ session }) => findAccount(club, session),
    endSession: async ({ session, report }, { body }) =>
      answerForOwn(report, 'session.end', await endSession(club, session, body)),
    endOtherSessions: ({ session }) => endOtherSessions(club, session),
    changePassword: ({ session }, { body }) => changePassword(club, session, body),
    unlinkIdentities: ({ session }, { body }) => unlinkIdentities(club, session, body),
    beginPasskey: ({ session }) => beginPasskey(club, session),
    addPasskey: ({ session }, { body }) => addPasskey(club, session, body),
    removePasskey: async ({ session, report }, { body }) => {
      const removed = await removePasskey(club, session, body);
      return typeof removed === 'boolean' ? answerForOwn(report, 'passkey.remove', removed) : removed;
    },
    beginPasskeyLogIn: async ({ session }) => beginPasskeyLogIn(club, session),
    logInWithPasskey: ({ session }, { body }) => logInWithPasskey(club, session, body),
    exportMemberData: ({ session }) => exportMemberData(club, session),
    removeAccount: ({ session }) => removeAccount(club, session),
  } satisfies Partial<ApiHandlers>;
}

/** Only the log records whether the session was the member's own; the answer does not reveal it. */
function answerForOwn(report: CallReport, event: SecurityEvent, isOwn: boolean) {
  if (isOwn) report.record(event, { outcome: 'success' });
  else report.record('access.refused', { outcome: 'refused', reason: 'NotOwn' });
  return { success: true } as const;
}

/** Handlers for the cookies. */
export function createSessionHandlers(club: Club) {
  return {
    async refreshCookie({ session }) {
      session.showUser();
      return { success: true };
    },
    async setPromoCookie({ session, cookies, response }) {
      const promo = createPromo(club, session);
      if (promo === undefined) return refuse();
      cookies.setPromo(response, promo, promoSeconds);
      return { success: true };
    },
    async logout({ session }) {
      await session.signOut();
      return { success: true };
    },
  } satisfies Partial<ApiHandlers>;
}
