import { readBoundedText } from '../../http/read-bounded-text.ts';
import { isObject } from './error-codes.ts';
import { explainStatus } from './explain-status.ts';
import type { HubspotAnswer, HubspotClientOptions, HubspotRequest } from './request.ts';
import { explainThrown, explainUnreadable, type Failure, HubspotUnavailable } from './unavailable.ts';

type Outcome = { readonly answer: HubspotAnswer } | { readonly failure: Failure };

const noContent = 204;
const success = new Set([200, 201, 202, noContent]);
/** Statuses about the data, if the answer is HubSpot's own. */
const aboutData = new Set([400, 404, 409]);
/** Bytes; far above any valid answer. */
const longestBody = 1_048_576;

/**
 * Sends a request once. Accepts only HubSpot's own JSON: a gateway's 404 page does not prove that a contact is missing.
 */
export async function tryRequest(
  { what, method, path, body }: HubspotRequest,
  { baseUrl, token, clock, signal, timeout = (left) => AbortSignal.timeout(left) }: HubspotClientOptions,
  milliseconds: number,
): Promise<Outcome> {
  const overdue = timeout(Math.ceil(milliseconds));
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // A redirect would send the token to another host.
      redirect: 'manual',
      signal: signal === undefined ? overdue : AbortSignal.any([overdue, signal]),
    });
    const { status, headers } = response;
    const text = await readBoundedText(response, longestBody);
    if (!success.has(status) && !aboutData.has(status)) {
      return { failure: explainStatus(what, { status, headers, text: text ?? '' }, clock.now()) };
    }
    if (status === noContent) return { answer: { status, body: {} } };
    const parsed = parse(text);
    if (parsed === undefined || isError(parsed) === success.has(status)) {
      return { failure: explainUnreadable(what, status) };
    }
    return { answer: { status, body: parsed } };
  } catch (thrown) {
    if (signal?.aborted !== true) return { failure: explainThrown(what, thrown) };
    const fault = new HubspotUnavailable(what, 'the server is stopping', undefined, true);
    return { failure: { fault, repeat: 'none', wait: 0, pausesAll: false } };
  }
}

/** All fields of an error are optional; one of these identifies it. */
function isError({ status, category, correlationId }: Readonly<Record<string, unknown>>): boolean {
  return status === 'error' || typeof category === 'string' || typeof correlationId === 'string';
}

function parse(text: string | undefined): Readonly<Record<string, unknown>> | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return isObject(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
