import { ApiError } from './api-error.ts';
import { type Refusal, refuse } from './club.ts';
import { emailKeyOf } from './email-key.ts';
import type { GuestSession } from './guest-session.ts';

/** A page's claim about its member; the server only confirms it. */
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
