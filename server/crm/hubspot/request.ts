import type { Clock } from '../../core/clock.ts';

export interface HubspotRequest {
  /** The action, for messages; contains no guest data. */
  readonly what: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path and query, percent-encoded. */
  readonly path: string;
  readonly body?: unknown;
  /** Whether the request is idempotent. */
  readonly isRepeatable: boolean;
}

export interface HubspotAnswer {
  /** A success, or a status about the data: 400, 404, 409. */
  readonly status: number;
  /** Empty for 204. */
  readonly body: Readonly<Record<string, unknown>>;
}

/** Time limits of one request in milliseconds, and the number of attempts. */
export interface HubspotTiming {
  readonly attemptMilliseconds: number;
  readonly deadlineMilliseconds: number;
  readonly attempts: number;
}

export interface HubspotClientOptions {
  /** Base of every path, without a closing slash. */
  readonly baseUrl: string;
  /** Token of a private app; used only in the Authorization header. */
  readonly token: string;
  readonly clock: Clock;
  /** Counts a request against our own share. @returns 0, or the milliseconds after which there may be room */
  readonly admit?: () => Promise<number>;
  /** Aborts pending requests. */
  readonly signal?: AbortSignal;
  readonly timing?: Partial<HubspotTiming>;
  /** Waits; rejects when the signal is aborted. */
  readonly wait?: (milliseconds: number, signal?: AbortSignal) => Promise<unknown>;
  /** Creates a signal that aborts after this time, in milliseconds. */
  readonly timeout?: (milliseconds: number) => AbortSignal;
  /** From 0 to below 1. */
  readonly random?: () => number;
}
