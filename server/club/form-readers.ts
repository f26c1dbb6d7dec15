import { setTimeout as sleep } from 'node:timers/promises';
import { createClubCookies } from '../api/club-cookies.ts';
import { CookieSession } from '../api/cookie-session.ts';
import { createRequestContextReader, readCookies } from '../api/read-request-context.ts';
import type { FormServices } from '../forms/form-site.ts';
import type { Club } from '../rewards-club/club.ts';
import type { ReadDetails } from './remember-details.ts';

/** How long the CRM may take for details that a guest can type, in milliseconds. */
const patience = 800;

/** Creates the readers of guests and members for forms. */
export function createFormReaders(
  club: Club,
  readDetails: ReadDetails,
): Pick<FormServices, 'readGuest' | 'readMember'> {
  const clubCookies = createClubCookies(club.siteUrl.startsWith('https:'));
  const { sessionName } = clubCookies;
  const readContext = createRequestContextReader(club, sessionName);
  return {
    async readGuest(request) {
      const { address, member, trackingCookie } = await readContext(request, readCookies(request));
      const provenEmailKey = member?.emailVerifiedAt ? member.emailKey : undefined;
      return { address, provenEmailKey, ...(trackingCookie !== undefined && { trackingCookie }) };
    },
    async readMember(request, response) {
      const cookies = readCookies(request);
      if (cookies[sessionName] === undefined && cookies.user === undefined) return undefined;
      try {
        const context = await readContext(request, cookies);
        const { member } = context;
        const session = new CookieSession(club, context);
        // The page must not show another guest than the form does.
        if ((cookies.user === undefined) === (member !== undefined)) session.showUser();
        session.writeTo(response, clubCookies);
        if (member === undefined) return undefined;
        const late = sleep(patience, undefined, { ref: false });
        const details = readDetails(member).catch(() => undefined);
        return (await Promise.race([details, late])) ?? { email: member.email, name: '', phone: '' };
      } catch {
        // The form is shown without the details while the database or the CRM does not answer.
        return undefined;
      }
    },
  };
}
