import type { Request } from 'express';
import { CookieSession } from '../api/cookie-session.ts';
import { createClubCookies } from '../api/cookies.ts';
import { createRequestContextReader, readCookies } from '../api/read-request-context.ts';
import { type Club, findMember } from '../club/club.ts';
import { createPromo } from '../club/promo.ts';
import type { FormServices } from '../forms/form-site.ts';

/** Creates the readers of guests and members for forms. */
export function createFormReaders(club: Club): Pick<FormServices, 'readGuest' | 'readMember' | 'readPromo'> {
  const { sessionName } = createClubCookies(club.siteUrl.startsWith('https:'));
  const readContext = createRequestContextReader(club, sessionName);
  /** The session of a request; undefined while the database does not answer. */
  const readSession = async (request: Request) => {
    try {
      return new CookieSession(club, await readContext(request, readCookies(request)));
    } catch {
      return undefined;
    }
  };
  return {
    async readGuest(request) {
      const { address, member, trackingCookie } = await readContext(request, readCookies(request));
      const provenEmailKey = member?.emailVerifiedAt ? member.emailKey : undefined;
      return { address, provenEmailKey, ...(trackingCookie !== undefined && { trackingCookie }) };
    },
    async readMember(request) {
      const session = await readSession(request);
      if (session?.member === undefined) return undefined;
      const found = await findMember(club, session).catch(() => undefined);
      const { firstname = '', lastname = '', phone = '' } = found ?? {};
      return { email: session.member.email, name: `${firstname} ${lastname}`.trim(), phone };
    },
    async readPromo(request) {
      const session = await readSession(request);
      return session && createPromo(club, session);
    },
  };
}
