import type { Response } from 'express';
import { sessionSeconds } from '../security/session-cookie.ts';

/** The content of the `user` cookie, for display by scripts. It grants nothing; only the session does. */
interface UserCookie {
  readonly email: string;
  readonly recordId: string;
  readonly userId: string;
  readonly isGoogle: boolean;
}

/**
 * Sets and clears the club's cookies. Over https they are `Secure` and their names have the `__Host-` prefix, but for
 * `user`, whose name is documented.
 */
export interface ClubCookies {
  readonly sessionName: string;
  /** The cookie with the pending sign-in at a provider. */
  readonly signInName: string;
  /** @param isKept whether the cookie survives the end of the browser's session */
  setSession(response: Response, sealed: string, isKept: boolean): void;
  /** @param milliseconds until the member's session ends */
  setUser(response: Response, user: UserCookie, milliseconds: number): void;
  clearUser(response: Response): void;
  setPromo(response: Response, value: string, seconds: number): void;
  clearPromo(response: Response): void;
  setSignIn(response: Response, sealed: string, seconds: number): void;
  clearSignIn(response: Response): void;
}

/** @param isSecure whether the site is served over https */
export function createClubCookies(isSecure: boolean): ClubCookies {
  const common = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  const hidden = { ...common, httpOnly: true } as const;
  const milliseconds = sessionSeconds * 1000;
  const prefix = isSecure ? '__Host-' : '';
  const [sessionName, signInName, promoName] = [`${prefix}sid`, `${prefix}google`, `${prefix}promo`];
  return {
    sessionName,
    signInName,
    setSession(response, sealed, isKept) {
      response.cookie(sessionName, sealed, isKept ? { ...hidden, maxAge: milliseconds } : hidden);
    },
    setUser: (response, user, maxAge) => response.cookie('user', JSON.stringify(user), { ...common, maxAge }),
    clearUser: (response) => response.clearCookie('user', common),
    setPromo: (response, value, seconds) =>
      response.cookie(promoName, value, { ...common, maxAge: seconds * 1000 }),
    clearPromo: (response) => response.clearCookie(promoName, common),
    setSignIn: (response, sealed, seconds) =>
      response.cookie(signInName, sealed, { ...hidden, maxAge: seconds * 1000 }),
    clearSignIn: (response) => response.clearCookie(signInName, hidden),
  };
}
