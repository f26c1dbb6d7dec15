/**
 * The one script that runs before a page is painted: marks members, and guests who have not chosen their cookies, so
 * that neither header nor choice moves later. Its hash is part of the content security policy.
 */
export const headSnippet =
  "(function(d,c){/(^|; )user=/.test(c)&&d.setAttribute('data-member','');/(^|; )consent=/.test(c)||d.setAttribute('data-ask-consent','')})(document.documentElement,document.cookie)";
