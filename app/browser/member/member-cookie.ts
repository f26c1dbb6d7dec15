/** Pattern of the cookie `user`, which the server writes for display; the head snippet contains it too. */
export const memberCookie = '(^|; )user=';

/** Whether the guest is logged in. */
export function isMember(): boolean {
  return new RegExp(memberCookie).test(document.cookie);
}
