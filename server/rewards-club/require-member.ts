import { ApiError } from './api-error.ts';
import type { GuestSession } from './guest-session.ts';
import type { Member } from './ports/member-store.ts';

/**
 * Requires that somebody is signed in.
 * @throws {ApiError} 403
 */
export function requireMember({ member }: GuestSession): Member {
  if (member === undefined) throw new ApiError('NotMember');
  return member;
}
