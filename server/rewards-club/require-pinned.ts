import { ApiError } from './api-error.ts';
import { emailKeyOf } from './email-key.ts';
import type { GuestSession } from './guest-session.ts';

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
