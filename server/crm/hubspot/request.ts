import type { Clock } from '../../rewards-club/ports/clock.ts';

export interface HubspotRequest {
  /** What is done, for messages; holds no data. */
  readonly what: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path and query, percent-encoded. */
  readonly path: string;
  readonly body?: unknown;
  /** Whether running it twice leaves what running it once does. */
  readonly isRepeatable: boolean;
}

export interface HubspotAnswer {
  /** A success, or what only says something of the data: 400, 404, 409. */
  readonly status: number;
  /** Empty for 204. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Bounds of one request, in milliseconds. */
export interface HubspotTiming {
  readonly attemptMilliseconds: number;
  readonly deadlineMilliseconds: number;
  readonly attempts: number;
}

export interface HubspotClientOptions {
  /** Base of every path, without a closing slash. */
  readonly baseUrl: string;
  /** Of a private app. It goes into one header and nowhere else. */
  readonly token: string;
  readonly clock: Clock;
  /** Ends what is under way. */
  readonly signal?: AbortSignal;
  readonly timing?: Partial<HubspotTiming>;
  /** Waits; rejects when the signal is aborted. */
  readonly wait?: (milliseconds: number, signal?: AbortSignal) => Promise<unknown>;
  /** A signal that is aborted after so long, in milliseconds. */
  readonly timeout?: (milliseconds: number) => AbortSignal;
  /** From 0 to below 1. */
  readonly random?: () => number;
}
