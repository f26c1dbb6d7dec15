import { checkEmail } from '../../rewards-club/check-email.ts';
import type { Club } from '../../rewards-club/club.ts';
import { logIn } from '../../rewards-club/log-in.ts';
import { register } from '../../rewards-club/register.ts';
import { requestReset, resetPassword } from '../../rewards-club/reset-password.ts';
import { syncRecordId } from '../../rewards-club/sync-record-id.ts';
import { verifyCode } from '../../rewards-club/verify-code.ts';
import { verifyLink } from '../../rewards-club/verify-link.ts';
import type { ApiHandlers } from './api-handlers.ts';

/** Handlers of the account. */
export function createLoyaltyHandlers(club: Club) {
  return {
    emailExists: ({ visit }, { body }) => checkEmail(club, visit, body),
    verifyCode: ({ visit }, { body }) => verifyCode(club, visit, body),
    verifyLink: ({ visit }, { body }) => verifyLink(club, visit, body),
    registerLoyaltyUser: ({ visit }, { body }) => register(club, visit, body),
    loginLoyaltyUser: ({ visit }, { body }) => logIn(club, visit, body),
    updateLoyaltyUser: async ({ visit }, { body }) => syncRecordId(visit, body),
    requestPasswordReset: ({ visit }, { body }) => requestReset(club, visit, body),
    resetPassword: ({ visit }, { body }) => resetPassword(club, visit, body),
  } satisfies Partial<ApiHandlers>;
}
