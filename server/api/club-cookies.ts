import type { Response } from 'express';
import { sessionSeconds } from '../security/session-cookie.ts';

/** What the `user` cookie shows to scripts of the page. It opens nothing: only the session does. */
interface UserCookie {
  readonly email: string;
  readonly recordId: string;
  readonly userId: string;
  readonly isGoogle: boolean;
}

/** Sets and clears the cookies of the club; `Secure`, and under a name that only this host can set, over https. */
export interface ClubCookies {
  readonly sessionName: string;
  /** @param isMember whether it outlives the browser's session */
  setSession(response: Response, sealed: string, isMember: boolean): void;
  setUser(response: Response, user: UserCookie): void;
  clearUser(response: Response): void;
  setPromo(response: Response, value: string, seconds: number): void;
  clearPromo(response: Response): void;
  setSignIn(response: Response, sealed: string, seconds: number): void;
  clearSignIn(response: Response): void;
}

/** Where the sign-in with a provider keeps what it needs when it comes back. */
export const signInCookie = 'google';

/** @param isSecure whether the site is served by https */
export function createClubCookies(isSecure: boolean): ClubCookies {
  const common = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  const hidden = { ...common, httpOnly: true } as const;
  const milliseconds = sessionSeconds * 1000;
  const signInPath = '/api/google';
  return {
    sessionName: isSecure ? '__Host-sid' : 'sid',
    setSession(response, sealed, isMember) {
      response.cookie(this.sessionName, sealed, isMember ? { ...hidden, maxAge: milliseconds } : hidden);
    },
    setUser: (response, user) =>
      response.cookie('user', JSON.stringify(user), { ...common, maxAge: milliseconds }),
    clearUser: (response) => response.clearCookie('user', common),
    setPromo: (response, value, seconds) =>
      response.cookie('promo', value, { ...common, maxAge: seconds * 1000 }),
    clearPromo: (response) => response.clearCookie('promo', common),
    setSignIn: (response, sealed, seconds) =>
      response.cookie(signInCookie, sealed, { ...hidden, path: signInPath, maxAge: seconds * 1000 }),
    clearSignIn: (response) => response.clearCookie(signInCookie, { ...hidden, path: signInPath }),
  };
}
