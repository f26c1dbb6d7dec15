import { ApiError } from './api-error.ts';
import { emailKeyOf } from './email-key.ts';
import type { GuestSession } from './guest-session.ts';

/**
 * The key of an e-mail that this session has named before; whoever asks about any other learns nothing.
 * @throws {ApiError} 403
 */
export function requirePinned(session: GuestSession, email: string): string {
  const emailKey = emailKeyOf(email);
  const isOwn = session.member?.emailKey === emailKey;
  if (!isOwn && !session.isPinned(emailKey)) throw new ApiError('NotPinned');
  return emailKey;
}
