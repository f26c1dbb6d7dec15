import type { Club } from '../../rewards-club/club.ts';
import { emailExists } from '../../rewards-club/email-exists.ts';
import { loginLoyaltyUser } from '../../rewards-club/login-loyalty-user.ts';
import { registerLoyaltyUser } from '../../rewards-club/register-loyalty-user.ts';
import { requestPasswordReset } from '../../rewards-club/request-password-reset.ts';
import { resetPassword } from '../../rewards-club/reset-password.ts';
import { updateLoyaltyUser } from '../../rewards-club/update-loyalty-user.ts';
import { verifyCode } from '../../rewards-club/verify-code.ts';
import { verifyLink } from '../../rewards-club/verify-link.ts';
import type { ApiHandlers } from './api-handlers.ts';

/** Handlers for the account. */
export function createLoyaltyHandlers(club: Club) {
  return {
    emailExists: ({ session }, { body }) => emailExists(club, session, body),
    verifyCode: ({ session }, { body }) => verifyCode(club, session, body),
    verifyLink: ({ session }, { body }) => verifyLink(club, session, body),
    registerLoyaltyUser: ({ session }, { body }) => registerLoyaltyUser(club, session, body),
    loginLoyaltyUser: ({ session }, { body }) => loginLoyaltyUser(club, session, body),
    updateLoyaltyUser: async ({ session }, { body }) => updateLoyaltyUser(session, body),
    requestPasswordReset: ({ session }, { body }) => requestPasswordReset(club, session, body),
    resetPassword: ({ session }, { body }) => resetPassword(club, session, body),
  } satisfies Partial<ApiHandlers>;
}
