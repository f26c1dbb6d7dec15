import type { Response } from 'express';
import { longestAge } from '../club/log-in.ts';
import { createToken, type Secrets, seal, unseal } from '../core/secrets.ts';

/** Content of the sealed session cookie. Before log-in there is no row in the database. */
export interface SessionToken {
  /** 256 bits; the database stores only its hash. */
  readonly id: string;
  /** Hashes of the e-mails that this session has named, newest first. */
  readonly pins: readonly string[];
  /** Whether somebody has signed in under this id; only then is there a row. */
  readonly isMember: boolean;
  /** Outlives log-ins and log-outs, unlike `id`. It grants nothing. */
  readonly device: string;
  /** Hashes of the e-mails that have logged in on this device, newest first. */
  readonly known: readonly string[];
}

/** The most e-mails in a list: tabs may use different e-mails, and families share a device. */
const mostEmails = 5;
const use = 'session';

/** Creates a new session on a new device. */
export function createSessionToken(): SessionToken {
  return { id: createToken(), pins: [], isMember: false, device: createToken(), known: [] };
}

/** Moves a hash to the front of the list, or adds it there. */
export function withHash(hashes: readonly string[], hash: string): readonly string[] {
  return [hash, ...hashes.filter((other) => other !== hash)].slice(0, mostEmails);
}

/** Seals a session for its cookie, which is valid as long as a session may last at most. */
export function sealSession(token: SessionToken, { sealKey }: Secrets, now: number): string {
  return seal(sealKey, use, token, now + longestAge);
}

/** The session of a cookie, and the secret that sealed it; undefined if the cookie is forged or has expired. */
export function openSession(
  sealed: string,
  secrets: Secrets,
  now: number,
): { readonly token: SessionToken; readonly sealedBy: Secrets } | undefined {
  for (const sealedBy of [secrets, ...secrets.former]) {
    const token = unseal(sealedBy.sealKey, use, sealed, now);
    if (isToken(token)) return { token, sealedBy };
  }
  return undefined;
}

function isToken(value: unknown): value is SessionToken {
  if (typeof value !== 'object' || value === null) return false;
  const { id, pins, isMember, device, known }: Partial<Record<keyof SessionToken, unknown>> = value;
  const isSession = typeof id === 'string' && Array.isArray(pins) && typeof isMember === 'boolean';
  return isSession && typeof device === 'string' && Array.isArray(known);
}

/** The content of the `user` cookie, for display by scripts. It grants nothing; only the session does. */
interface UserCookie {
  readonly email: string;
  readonly recordId: string;
  readonly userId: string;
  readonly isGoogle: boolean;
}

/**
 * Sets and clears the club's cookies. Over https they are `Secure` and their names have the `__Host-` prefix. Only
 * `user` keeps its documented name.
 */
export interface ClubCookies {
  readonly sessionName: string;
  /** The cookie with the pending sign-in at a provider. */
  readonly signInName: string;
  /** @param isPersistent whether the cookie survives the end of the browser's session */
  setSession(response: Response, sealed: string, isPersistent: boolean): void;
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
  const prefix = isSecure ? '__Host-' : '';
  const [sessionName, signInName, promoName] = [`${prefix}sid`, `${prefix}google`, `${prefix}promo`];
  return {
    sessionName,
    signInName,
    setSession(response, sealed, isPersistent) {
      response.cookie(sessionName, sealed, isPersistent ? { ...hidden, maxAge: longestAge } : hidden);
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
