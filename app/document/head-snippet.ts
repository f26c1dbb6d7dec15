/**
 * The one script that runs before a page is painted: marks members, and guests who have not chosen their cookies, so
 * that neither header nor choice moves later. A page that was rendered ahead of its visit is marked again when the
 * guest comes to it. Its hash is part of the content security policy.
 */
export const headSnippet =
  "(function(d){function m(){var c=d.cookie,h=d.documentElement;h.toggleAttribute('data-member',/(^|; )user=/.test(c));h.toggleAttribute('data-ask-consent',!/(^|; )consent=/.test(c))}m();d.prerendering&&d.addEventListener('prerenderingchange',m)})(document)";
