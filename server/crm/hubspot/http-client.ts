import { setTimeout as sleep } from 'node:timers/promises';
import { readBoundedText } from '../../core/bounded-text.ts';
import { CrmPostponed } from '../../core/ports/crm.ts';
import {
  explainStatus,
  explainThrown,
  explainUnreadable,
  type Failure,
  HubspotUnavailable,
  isObject,
} from './errors.ts';
import type { HubspotAnswer, HubspotClientOptions, HubspotRequest, HubspotTiming } from './request.ts';

export interface HubspotClient {
  /**
   * Sends a request, with retries until the deadline where they are safe.
   * @throws {HubspotUnavailable} if there is no reliable answer
   */
  send(request: HubspotRequest): Promise<HubspotAnswer>;
}

/** The maximum delay of all requests after a throttled one, in milliseconds; doubles if the next is throttled, too. */
const firstPause = 4000;
const longestPause = 60_000;
const usualTiming: HubspotTiming = { attemptMilliseconds: 4000, deadlineMilliseconds: 10_000, attempts: 3 };

/** A client for one of HubSpot's hosts. Its requests wait for their share of the limit, and pause after throttling. */
function createHubspotClient(options: HubspotClientOptions): HubspotClient {
  const { clock, signal, admit = async () => 0, random = Math.random } = options;
  const { wait = (milliseconds) => sleep(milliseconds, undefined, signal === undefined ? {} : { signal }) } =
    options;
  const timing = { ...usualTiming, ...options.timing };
  let pausedUntil = 0;
  /** The number of consecutive pauses that were followed by throttling. */
  let refusals = 0;

  // Adds jitter, so that waiting requests do not all return at once; never shortens the delay.
  const spread = (milliseconds: number) => milliseconds * (1 + random() / 2);

  async function rest(what: string, milliseconds: number): Promise<void> {
    await wait(milliseconds, signal).catch(() => {
      throw new HubspotUnavailable(what, 'the server is stopping');
    });
  }

  async function awaitTurn(what: string, deadline: number): Promise<void> {
    for (;;) {
      const paused = pausedUntil - clock.now();
      const left = paused > 0 ? paused : await admit();
      if (left <= 0) return;
      const delay = spread(left);
      if (clock.now() + delay >= deadline) {
        if (paused <= 0) throw new CrmPostponed(`HubSpot, ${what}: our own share is used up.`, left);
        throw new HubspotUnavailable(what, 'it throttles for longer than we can wait', left);
      }
      await rest(what, delay);
    }
  }

  function pause(milliseconds: number): void {
    const now = clock.now();
    // Concurrent requests are throttled together and count once.
    if (now >= pausedUntil) refusals += 1;
    const most = Math.min(firstPause * 2 ** (refusals - 1), longestPause);
    pausedUntil = Math.max(pausedUntil, now + Math.min(milliseconds, most));
  }

  return {
    async send(request) {
      const { what } = request;
      const deadline = clock.now() + timing.deadlineMilliseconds;
      for (let attempt = 1; ; attempt += 1) {
        await awaitTurn(what, deadline);
        const left = Math.max(deadline - clock.now(), 1);
        const outcome = await tryRequest(request, options, Math.min(timing.attemptMilliseconds, left));
        if ('answer' in outcome) {
          refusals = 0;
          return outcome.answer;
        }
        const { fault, repeat, wait: least, pausesAll } = outcome.failure;
        if (pausesAll) pause(least);
        const mayRepeat = repeat === 'any' || (repeat === 'repeatable' && request.isRepeatable);
        const delay = spread(pausesAll ? pausedUntil - clock.now() : least * 2 ** (attempt - 1));
        if (!mayRepeat || attempt >= timing.attempts || clock.now() + delay >= deadline) throw fault;
        await rest(what, delay);
      }
    },
  };
}

/**
 * A client for one of HubSpot's hosts.
 * @throws {TypeError} if the token is not a valid header value; the message does not contain it
 */
export function connect(options: Omit<HubspotClientOptions, 'baseUrl'>, url: string): HubspotClient {
  if (!/^[\x21-\x7e]+$/.test(options.token))
    throw new TypeError('The HubSpot token is empty or has invalid characters.');
  return createHubspotClient({ ...options, baseUrl: url.replace(/\/+$/, '') });
}

type Outcome = { readonly answer: HubspotAnswer } | { readonly failure: Failure };

const noContent = 204;
const success = new Set([200, 201, 202, noContent]);
/** Statuses about the data, if the answer is HubSpot's own. */
const aboutData = new Set([400, 404, 409]);
/** In bytes; far above any valid answer. */
const longestBody = 1_048_576;

/**
 * Sends a request once. Accepts only HubSpot's own JSON: a gateway's 404 page does not prove that a contact is missing.
 */
async function tryRequest(
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
