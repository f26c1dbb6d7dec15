import { memberCookie } from '../browser/member/member-cookie.ts';

/**
 * The only script that runs before the first paint. It sets attributes for members, and for guests without a cookie
 * choice, so that nothing shifts later. The page's script updates a prerendered page when it is visited. The content
 * security policy contains the hash of this script.
 */
export const headSnippet = `{let c=document.cookie,h=document.documentElement;h.toggleAttribute('data-member',/${memberCookie}/.test(c));h.toggleAttribute('data-ask-consent',!/(^|; )consent=/.test(c))}`;
