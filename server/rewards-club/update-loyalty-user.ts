import { ApiError } from './api-error.ts';
import { type Refusal, refuse } from './club.ts';
import { emailKeyOf } from './email-key.ts';
import type { GuestSession } from './guest-session.ts';

/** What a page tells about its member; the server knows better and only confirms. */
export interface RecordIdClaim {
  readonly email: string;
  readonly attributeName: string;
  readonly attributeValue: string;
}

/**
 * Confirms that a member's account carries the id of its contact. Nothing is taken from the request: a value
 * that is not the server's own is refused, the password is not looked at.
 * @throws {ApiError} 403 where nobody is signed in, or somebody else
 */
export function updateLoyaltyUser(session: GuestSession, claim: RecordIdClaim): { success: true } | Refusal {
  const { member } = session;
  if (member === undefined || member.emailKey !== emailKeyOf(claim.email)) throw new ApiError('NotMember');
  const isOwn = claim.attributeName === 'record_id' && claim.attributeValue === member.recordId;
  return isOwn ? { success: true } : refuse('ErrorMessage');
}
