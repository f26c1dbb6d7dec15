import { memberCookie } from '../browser/member/member-cookie.ts';

/**
 * The only script that runs before the first paint. It sets attributes for members, and for guests without a cookie
 * choice, so that nothing shifts later. A prerendered page is updated when it is visited. The content security policy
 * contains the script's hash.
 */
export const headSnippet = `(function(d){function m(){var c=d.cookie,h=d.documentElement;h.toggleAttribute('data-member',/${memberCookie}/.test(c));h.toggleAttribute('data-ask-consent',!/(^|; )consent=/.test(c))}m();d.prerendering&&d.addEventListener('prerenderingchange',m)})(document)`;
