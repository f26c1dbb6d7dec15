import { filters } from '../../generated/forms/filters.ts';
import type { FormContext } from './ports/crm.ts';

/** Sanitized context of a form submission from a browser; invalid values are left out. */
export interface CleanContext {
  /** HubSpot's tracking cookie, `hubspotutk`: 32 hexadecimal digits. */
  readonly hutk?: string;
  readonly pageUri?: string;
  readonly pageName?: string;
}

const trackingCookiePattern = /^[\da-f]{32}$/i;
/** The query parameters of links in mails. Their values open an account or prove an e-mail, so they are never passed on. */
const secretParameters = ['magic', 'confirm', 'unsubscribe'];
const longestUri = 2048;
const longestName = 512;

/**
 * Drops invalid context. HubSpot rejects the whole submission for an invalid cookie or URL, and a browser may send
 * anything here.
 */
export function cleanContext(context: FormContext): CleanContext {
  const { trackingCookie = '', pageName } = context;
  const pageUri = cleanUri(context.pageUri);
  return {
    ...(trackingCookiePattern.test(trackingCookie) ? { hutk: trackingCookie } : {}),
    ...(pageUri === undefined ? {} : { pageUri }),
    ...(isPlainText(pageName) ? { pageName } : {}),
  };
}

function cleanUri(text: string): string | undefined {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  url.hash = '';
  for (const name of secretParameters) {
    // Deleting a parameter would re-encode the rest of the query.
    if (url.searchParams.has(name)) url.searchParams.delete(name);
  }
  return url.href.length > longestUri ? undefined : url.href;
}

function isPlainText(text: string): boolean {
  return text !== '' && text.length <= longestName && text.isWellFormed() && text === filters.line(text);
}
