import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { sendMethodNotAllowed } from '../http/answers.ts';
import type { PageCounts } from '../http/page-counts.ts';
import { readRequestTarget } from '../http/requests.ts';
import { type HeaderList, setHeaders } from '../http/security-headers.ts';
import { createEncodingChooser } from './encodings.ts';
import type { SendError } from './error-handler.ts';
import type { FindSource } from './find-source.ts';
import { sendAnswer } from './send-answer.ts';
import type { SiteOfToday } from './site-of-today.ts';

export interface PageHandlerOptions {
  readonly securityHeaders: HeaderList;
  readonly site: SiteOfToday;
  readonly findSource: FindSource;
  readonly sendError: SendError;
  /** Counts the answers of this handler. */
  readonly counts: PageCounts;
  /** Handles errors thrown by this handler. */
  onError(thrown: unknown, request: IncomingMessage, response: ServerResponse): void;
  /** Handles other requests; security headers are set, the target has the form `/path?query`, and the host is the target's, if it had one. */
  readonly next: RequestListener;
}

/**
 * Creates the first handler of every request. A cached answer at a canonical address costs one look-up. Any other
 * target is parsed: 400 if it is malformed, 405 for a wrong method. Answers that are not cached are rendered.
 */
export function createPageHandler(options: PageHandlerOptions): RequestListener {
  const { securityHeaders, site, findSource, sendError, counts, onError, next } = options;
  const chooseEncoding = createEncodingChooser();

  const handleOther = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { path, rawPath, query, host } = readRequestTarget(request.url ?? '');
    const served = site.today();
    const found = path === undefined ? undefined : findSource(served.site, path, query);
    if (found !== undefined && isReading(request) && isForOneHost(request)) {
      const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
      const answer = await served.cache.make(found.address, encoding, found.source);
      counts.add(sendAnswer(answer, request, response));
      return;
    }
    setHeaders(response, securityHeaders);
    if (path === undefined || !isForOneHost(request)) {
      counts.add(400);
      await sendError(response, rawPath, { kind: 'badRequest' });
    } else if (found !== undefined) {
      counts.add(405);
      sendMethodNotAllowed(response);
    } else {
      request.url = rawPath + query;
      if (host !== undefined) {
        request.headers.host = host;
        request.headersDistinct.host = [host];
      }
      next(request, response);
    }
  };

  return (request, response) => {
    const encoding = chooseEncoding(request.headers['accept-encoding']?.toString());
    const known = site.last().cache.find(request.url ?? '', encoding);
    if (known !== undefined && isReading(request) && isForOneHost(request)) {
      counts.add(sendAnswer(known, request, response));
      return;
    }
    handleOther(request, response).catch((thrown: unknown) => {
      counts.add(500);
      if (!response.headersSent) setHeaders(response, securityHeaders);
      onError(thrown, request, response);
    });
  };
}

function isReading(request: IncomingMessage): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

/**
 * HTTP/1.1 requires one Host header, HTTP/1.0 none (RFC 9112, 3.2). Checked here because Node's own 400 lacks the
 * security headers.
 */
function isForOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}
