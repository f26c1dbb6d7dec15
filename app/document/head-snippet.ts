import { memberCookie } from '../browser/member-cookie.ts';

/**
 * The only script that runs before a page is painted. It marks members, and guests who have not answered the cookie
 * choice, so that header and choice do not shift later. A prerendered page is marked again when it is visited. Its hash
 * is in the content security policy.
 */
export const headSnippet = `(function(d){function m(){var c=d.cookie,h=d.documentElement;h.toggleAttribute('data-member',/${memberCookie}/.test(c));h.toggleAttribute('data-ask-consent',!/(^|; )consent=/.test(c))}m();d.prerendering&&d.addEventListener('prerenderingchange',m)})(document)`;
