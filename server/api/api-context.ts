import type { Response } from 'express';
import type { Handlers } from '../../generated/api/operations.ts';
import type { CallReport } from './call-report.ts';
import type { CookieSession } from './cookie-session.ts';
import type { ClubCookies } from './cookies.ts';
import type { SentCookies } from './read-request-context.ts';

/** The context of a handler. */
export interface ApiContext {
  readonly session: CookieSession;
  /** The request's cookies by name. */
  readonly sent: SentCookies;
  readonly cookies: ClubCookies;
  /** For security events that the answer does not show. */
  readonly report: CallReport;
  /** For further cookies only; the handler returns its answer. */
  readonly response: Response;
}

/** A handler for each operation of the API. */
export type ApiHandlers = Handlers<ApiContext>;
