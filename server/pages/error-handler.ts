import type { ServerResponse } from 'node:http';
import type { ErrorPage } from '../../app/document/error-page.ts';
import { normalizePath } from '../../generated/routes/normalize-path.ts';
import { describeError, type Log } from '../core/log.ts';
import { isApiPath, sendProblem, sendStatus } from '../http/answers.ts';
import type { SiteOfToday } from './site-of-today.ts';
import type { SiteTables } from './site-tables.ts';

/** The kind of error, and links that may help the guest. */
type ErrorCase = Pick<ErrorPage, 'kind'> & Partial<Pick<ErrorPage, 'versions' | 'suggestions' | 'query'>>;

/** URLs of files that pages load. A browser does not show an error page for these. */
const filePath = /^\/(?:assets|flags|media)\/|\.(?:avif|css|gif|ico|jpe?g|m?js|map|png|svg|webp|woff2?)$/i;

/**
 * Sends an error page in the language of the path, a problem document under `/api`, or a line of text for a file. Never
 * throws or rejects.
 */
export type SendError = (response: ServerResponse, path: string, error: ErrorCase) => Promise<void>;

const answers = {
  badRequest: { status: 400, code: 'BadRequest', cacheControl: 'no-store' },
  notFound: { status: 404, code: 'NotFound', cacheControl: 'no-cache' },
  gone: { status: 410, code: 'Gone', cacheControl: 'no-cache' },
  tooManySearches: { status: 429, code: 'TooManyRequests', cacheControl: 'no-store' },
  serverError: { status: 500, code: 'ServerError', cacheControl: 'no-store' },
} as const;

export interface ErrorHandlerOptions {
  readonly tables: Pick<SiteTables, 'localeOfPath'>;
  readonly log: Log;
  readonly site: SiteOfToday;
}

export function createErrorHandler(options: ErrorHandlerOptions): SendError {
  const { tables, log, site } = options;
  return async (response, path, error) => {
    const { status, code, cacheControl } = answers[error.kind];
    if (isApiPath(path)) {
      sendProblem(response, { status, code });
      return;
    }
    if (filePath.test(path)) {
      sendStatus(response, status);
      return;
    }
    response.statusCode = status;
    response.setHeader('Cache-Control', cacheControl);
    try {
      const locale = tables.localeOfPath(normalizePath(path) || '/');
      const page = { versions: [], suggestions: [], ...error, locale };
      sendHtml(response, Buffer.from(await site.today().site.render({ kind: 'error', error: page })));
    } catch (thrown) {
      log.error(describeError(thrown), 'an error page could not be rendered');
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    }
  };
}

function sendHtml(response: ServerResponse, body: Buffer): void {
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(body);
}
