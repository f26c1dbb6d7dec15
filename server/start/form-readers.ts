import { CookieSession } from '../api/cookie-session.ts';
import { createClubCookies } from '../api/cookies.ts';
import { createRequestContextReader, readCookies } from '../api/read-request-context.ts';
import { type Club, findMember } from '../club/club.ts';
import type { FormServices } from '../forms/form-site.ts';

/** Creates the readers of guests and members for forms. */
export function createFormReaders(club: Club): Pick<FormServices, 'readGuest' | 'readMember'> {
  const { sessionName } = createClubCookies(club.siteUrl.startsWith('https:'));
  const readContext = createRequestContextReader(club, sessionName);
  return {
    async readGuest(request) {
      const { address, member, trackingCookie } = await readContext(request, readCookies(request));
      const provenEmailKey = member?.emailVerifiedAt ? member.emailKey : undefined;
      return { address, provenEmailKey, ...(trackingCookie !== undefined && { trackingCookie }) };
    },
    async readMember(request) {
      try {
        const session = new CookieSession(club, await readContext(request, readCookies(request)));
        const { member } = session;
        if (member === undefined) return undefined;
        const found = await findMember(club, session).catch(() => undefined);
        const { firstname = '', lastname = '', phone = '' } = found ?? {};
        return { email: member.email, name: `${firstname} ${lastname}`.trim(), phone };
      } catch {
        // The form is shown without the details while the database does not answer.
        return undefined;
      }
    },
  };
}
