import { attempt } from './attempt.ts';
import { memberCookie } from './member-cookie.ts';

/** The member in the cookie `user`, for display only: the server does not trust it. Undefined for a guest. */
export function readMember(): { readonly email: string; readonly userId: string } | undefined {
  const text = new RegExp(`${memberCookie}([^;]+)`).exec(document.cookie)?.[2] ?? '';
  return attempt(() => {
    const { email = '', userId = '' } = JSON.parse(decodeURIComponent(text));
    return { email: String(email), userId: String(userId) };
  });
}
