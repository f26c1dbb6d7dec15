import type { Response } from 'express';
import type { ClubCookies } from './club-cookies.ts';
import type { CookieSession } from './cookie-session.ts';
import type { SentCookies } from './read-request-context.ts';

/** What a handler gets beside its input. */
export interface ApiContext {
  readonly session: CookieSession;
  /** Cookies of the request by name. */
  readonly sent: SentCookies;
  readonly cookies: ClubCookies;
  /** For cookies beside those of the session; the answer itself is the handler's result. */
  readonly response: Response;
}
