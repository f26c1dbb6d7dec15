import type { Response } from 'express';
import type { SentCookies } from './arrive.ts';
import type { BrowserVisit } from './browser-visit.ts';
import type { ClubCookies } from './club-cookies.ts';

/** What a handler gets beside its input. */
export interface ApiContext {
  readonly visit: BrowserVisit;
  /** Cookies of the request by name. */
  readonly sent: SentCookies;
  readonly cookies: ClubCookies;
  /** For cookies beside those of the visit; the answer itself is the handler's result. */
  readonly response: Response;
}
