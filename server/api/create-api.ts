import { type Request, type RequestHandler, type Response, Router } from 'express';
import {
  defineHandlers,
  type Operation,
  type OperationId,
  operations,
  type Redirect,
} from '../../generated/api/operations.ts';
import { requestValidators } from '../../generated/api/validators.js';
import type { Club } from '../club/club.ts';
import { ApiError, toApiError } from '../core/api-error.ts';
import { limitedAddress } from '../core/client-address.ts';
import type { SecurityEvents } from '../core/security-events.ts';
import { sendProblem } from '../http/answers.ts';
import { isSameOrigin } from '../http/request-checks.ts';
import type { ApiContext } from './api-context.ts';
import { CallReport } from './call-report.ts';
import { CookieSession } from './cookie-session.ts';
import { createClubCookies } from './cookies.ts';
import { createGoogleHandlers, type GoogleOptions } from './google-handlers.ts';
import { createContactHandlers, createLoyaltyHandlers, createSessionHandlers } from './handlers.ts';
import { readJson } from './read-json.ts';
import { createRequestContextReader, readCookies } from './read-request-context.ts';

/** An operation, as far as routing is concerned. */
export interface RoutedOperation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With {name} for a parameter. */
  readonly path: string;
}

type Verb = Lowercase<RoutedOperation['method']>;

/**
 * Routes each operation by its declared method; GET answers HEAD, too.
 * @param refuse answers the other methods of a known path; `allowed` is for the header Allow
 */
export function routeOperations<Id extends string>(
  operations: Readonly<Record<Id, RoutedOperation>>,
  handle: (id: Id, request: Request, response: Response) => Promise<void>,
  refuse: (allowed: string, response: Response) => void,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const entries = Object.entries<RoutedOperation>(operations) as [Id, RoutedOperation][];
  for (const [path, ofPath] of Map.groupBy(entries, ([, operation]) => routeOf(operation))) {
    const route = router.route(path);
    for (const [id, { method }] of ofPath) {
      const answer: RequestHandler = (request, response) => handle(id, request, response);
      route[method.toLowerCase() as Verb](answer);
    }
    const allowed = ofPath.flatMap(([, { method }]) => (method === 'GET' ? ['GET', 'HEAD'] : method));
    route.all((_request, response) => refuse(allowed.join(', '), response));
  }
  return router;
}

/** The path of an operation in Express syntax. */
function routeOf({ path }: RoutedOperation): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

export interface ApiOptions extends GoogleOptions {
  readonly club: Club;
  readonly events: SecurityEvents;
  readonly observe?: ApiObserver | undefined;
}

/**
 * Called after every answer with the operation, the status and the code of a refusal or error; gets no guest data.
 */
export type ApiObserver = (
  operation: OperationId,
  status: number,
  milliseconds: number,
  code: string | undefined,
) => void;

/** A handler of any operation; its input is validated. */
type AnyHandler = (context: ApiContext, input: unknown) => Promise<unknown>;

/** Serves every operation of `spec/api/openapi.yaml`. */
export function createApi({ club, events, observe, ...google }: ApiOptions): Router {
  const cookies = createClubCookies(club.siteUrl.startsWith('https:'));
  const readRequestContext = createRequestContextReader(club, cookies.sessionName);
  const handlers = defineHandlers<ApiContext>()({
    ...createLoyaltyHandlers(club),
    ...createContactHandlers(club),
    ...createSessionHandlers(club),
    ...createGoogleHandlers(club, google),
  });

  /** @returns the code of a refusal */
  async function answer(
    id: OperationId,
    request: Request,
    response: Response,
    report: CallReport,
  ): Promise<string | undefined> {
    const operation = operations[id];
    if (operation.method !== 'GET' && !isSameOrigin(request.headers, club.siteUrl))
      throw new ApiError('ForeignOrigin');
    const input = await readInput(id, request, response);
    const sent = readCookies(request);
    const session = new CookieSession(club, await readRequestContext(request, sent));
    report.begin(input, session);
    // The validators have checked that the input fits this operation.
    const handle = handlers[id] as AnyHandler;
    const output = await handle({ session, sent, cookies, report, response }, input);
    session.writeTo(response, cookies);
    send(response, operation, output);
    return report.finish(output);
  }

  const handle = async (id: OperationId, request: Request, response: Response) => {
    const started = performance.now();
    const report = new CallReport(events, id, limitedAddress(request.ip ?? ''));
    const code = await answer(id, request, response, report).catch((thrown: unknown) => {
      const error = toApiError(thrown);
      report.fail(error);
      sendError(response, error);
      return error.code;
    });
    observe?.(id, response.statusCode, performance.now() - started, code);
  };
  return routeOperations(operations, handle, (allowed, response) => {
    sendProblem(response.set('Allow', allowed), new ApiError('MethodNotAllowed'));
  });
}

/**
 * Reads and validates path, query and body.
 * @throws {ApiError} 400, 413 or 415
 */
async function readInput(
  id: OperationId,
  request: Request,
  response: Response,
): Promise<Readonly<Record<string, unknown>>> {
  const parts: Readonly<Record<string, unknown>> = {
    path: request.params,
    query: request.query,
    body: operations[id].body === null ? undefined : await readJson(request, response),
  };
  const input: Record<string, unknown> = {};
  for (const [part, isValid] of Object.entries<(value: unknown) => boolean>(requestValidators[id])) {
    if (!isValid(parts[part])) throw new ApiError('BadRequest');
    input[part] = parts[part];
  }
  return input;
}

function send(response: Response, { status }: Operation, output: unknown): void {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  if (isRedirect(output)) {
    response.setHeader('Location', output.location);
    response.end();
    return;
  }
  // A buffer: Node would concatenate a string with the head and encode both, at twice the cost.
  const body = Buffer.from(JSON.stringify(output));
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

function isRedirect(output: unknown): output is Redirect {
  return typeof output === 'object' && output !== null && 'location' in output;
}

function sendError(response: Response, error: ApiError): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // Discards cookies of the failed handler.
  response.removeHeader('Set-Cookie');
  sendProblem(response, error);
}
