import { changePassword } from '../../rewards-club/account/change-password.ts';
import { endOtherSessions, endSession } from '../../rewards-club/account/end-sessions.ts';
import { exportMemberData } from '../../rewards-club/account/export-member-data.ts';
import { findAccount } from '../../rewards-club/account/find-account.ts';
import { removeAccount } from '../../rewards-club/account/remove-account.ts';
import { unlinkIdentities } from '../../rewards-club/account/unlink-identities.ts';
import type { Club } from '../../rewards-club/club.ts';
import { emailExists } from '../../rewards-club/email-exists.ts';
import { loginLoyaltyUser } from '../../rewards-club/login-loyalty-user.ts';
import { addPasskey, beginPasskey } from '../../rewards-club/passkeys/add-passkey.ts';
import { beginPasskeyLogIn, logInWithPasskey } from '../../rewards-club/passkeys/log-in-with-passkey.ts';
import { removePasskey } from '../../rewards-club/passkeys/remove-passkey.ts';
import { registerLoyaltyUser } from '../../rewards-club/register-loyalty-user.ts';
import { requestPasswordReset } from '../../rewards-club/request-password-reset.ts';
import { resetPassword } from '../../rewards-club/reset-password.ts';
import { updateLoyaltyUser } from '../../rewards-club/update-loyalty-user.ts';
import { verifyCode } from '../../rewards-club/verify-code.ts';
import { findLink, verifyLink } from '../../rewards-club/verify-link.ts';
import type { SecurityEvent } from '../../security/security-events.ts';
import type { ApiHandlers } from '../api-context.ts';
import type { CallReport } from '../call-report.ts';

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

/** The log says whether it was the member's own; the answer does not. */
function answerForOwn(report: CallReport, event: SecurityEvent, isOwn: boolean) {
  if (isOwn) report.record(event, { outcome: 'success' });
  else report.record('access.refused', { outcome: 'refused', reason: 'NotOwn' });
  return { success: true } as const;
}
