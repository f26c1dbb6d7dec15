import { Router } from 'express';
import { type Locale, localeCodes, locales } from '../../generated/locales.ts';
import { encodePath, findPage, type Page } from '../../generated/routes/index.ts';
import { site } from '../../generated/site.ts';
import { sendMethodNotAllowed } from '../http/answers.ts';

const validDays = 90;
const changePassword = '/.well-known/change-password';
const securityTxt = '/.well-known/security.txt';

/** Where search engines read the key of IndexNow. */
export function indexNowPath(key: string): string {
  return `/${key}.txt`;
}

/**
 * The well-known URLs: the security contact (RFC 9116), the page to change a password, and the file that proves the key for
 * IndexNow.
 * @param key of IndexNow; absent: there is no such file
 */
export function createWellKnownRouter(siteUrl: string, key?: string): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(securityTxt, (_request, response) => {
    response.type('text/plain').set('Cache-Control', 'max-age=86400').send(renderSecurityTxt(siteUrl));
  });
  router.all(securityTxt, (_request, response) => sendMethodNotAllowed(response));
  if (key !== undefined)
    router.get(indexNowPath(key), (_request, response) => {
      response.type('text/plain').set('Cache-Control', 'max-age=86400').send(key);
    });
  const clubPages = localeCodes.map(clubPageOf).filter((page) => page !== undefined);
  if (clubPages.length === 0) return router;
  router.get(changePassword, (request, response) => {
    const wanted = request.acceptsLanguages(clubPages.map(({ locale }) => locales[locale].bcp47));
    const page = clubPages.find(({ locale }) => locales[locale].bcp47 === wanted) ?? clubPages[0];
    response.set({ 'Cache-Control': 'no-store', Vary: 'Accept-Language' });
    response.redirect(302, encodePath(page?.path ?? '/'));
  });
  router.all(changePassword, (_request, response) => sendMethodNotAllowed(response));
  return router;
}

function clubPageOf(locale: Locale): Page | undefined {
  const { club } = site.roles;
  return club && findPage(club, locale);
}

function renderSecurityTxt(siteUrl: string): string {
  const expires = new Date(Date.now() + validDays * 86_400_000);
  expires.setUTCHours(0, 0, 0, 0);
  const languages = localeCodes.map((locale) => locales[locale].bcp47).join(', ');
  return `Contact: mailto:${site.contact.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${languages}
Canonical: ${siteUrl}${securityTxt}
`;
}
