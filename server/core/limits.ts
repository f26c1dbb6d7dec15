import { ApiError } from './api-error.ts';
import type { Clock } from './clock.ts';
import { LimiterFailed } from './ports/store-errors.ts';
import type { Hit, LimitCount, LimitStore } from './ports/work-stores.ts';
import type { Secrets } from './secrets.ts';
import type { SecurityEvents } from './security-events.ts';

/** A maximum number of attempts in a time window for one subject: see `limitsOf`. */
export interface Limit {
  /** Name of the counter; never sent to clients. */
  readonly name: string;
  /** The key of the counter: an address, a session, an e-mail, or a combination. */
  readonly subject: readonly string[];
  readonly most: number;
  readonly windowMilliseconds: number;
}

/** Rate limits, counted in the store and so shared by all processes. */
export interface Limits {
  /**
   * Counts one attempt against each limit; a refused attempt does not count.
   * @returns the number of attempts of each limit's window, with this one
   * @throws {ApiError} 429 with the seconds to wait if a limit is reached
   * @throws {LimiterFailed} if the store cannot count
   */
  consume(limits: readonly Limit[]): Promise<readonly number[]>;
  /** Whether an attempt would be allowed; counts nothing. */
  isLeft(limits: readonly Limit[]): Promise<boolean>;
  /** Undoes one attempt against each limit. */
  refund(limits: readonly Limit[]): Promise<void>;
  /** Resets each limit. */
  forget(limits: readonly Limit[]): Promise<void>;
}

/** Windows in milliseconds. */
export const minute = 60_000;
export const day = 24 * 60 * minute;

/** Disables all limits, for local load tests. */
export const liftLimits: Limits = {
  consume: async (limits) => limits.map(() => 1),
  isLeft: async () => true,
  refund: async () => undefined,
  forget: async () => undefined,
};

/** A reached limit by the key of its counter, and when it ends. */
type Reached = Pick<LimitCount, 'key' | 'resetsAt'>;

/** How long a reached limit is cached without a query, in milliseconds; other processes may undo attempts. */
const remembered = 1000;
const mostRemembered = 10_000;

/** Creates the limits for normal operation. */
export function createLimits(store: LimitStore, clock: Clock, secrets: Secrets): Limits {
  /** The ends of reached limits by key, so that a refused request of a flood costs one lookup. */
  const reached = new Map<string, { readonly until: number; readonly resetsAt: number }>();
  const hitOf = ({ name, subject, most, windowMilliseconds }: Limit): Hit => {
    return { key: `${name}:${secrets.hash('limit', subject.join('\n'))}`, most, windowMilliseconds };
  };
  const keysOf = (limits: readonly Limit[]) => {
    const keys = limits.map((limit) => hitOf(limit).key);
    for (const key of keys) reached.delete(key);
    return keys;
  };

  function findKnown(hits: readonly Hit[], now: number): readonly Reached[] {
    return hits.flatMap(({ key }) => {
      const known = reached.get(key);
      return known !== undefined && now < known.until && now >= known.until - remembered
        ? [{ key, resetsAt: known.resetsAt }]
        : [];
    });
  }

  async function findReached(hits: readonly Hit[], now: number): Promise<readonly Reached[]> {
    const most = new Map(hits.map((hit) => [hit.key, hit.most]));
    const full = (await store.counts(hits, now)).filter(({ key, count }) => count >= (most.get(key) ?? 0));
    for (const { key, resetsAt } of full) {
      if (reached.size >= mostRemembered) reached.clear();
      reached.set(key, { until: Math.min(now + remembered, resetsAt), resetsAt });
    }
    return full;
  }

  async function hit(hits: readonly Hit[], now: number): Promise<readonly number[]> {
    const known = findKnown(hits, now);
    if (known.length > 0) throw tooMany(known, now);
    const counts = await store.hit(hits, now);
    if (counts.length < hits.length) {
      await store.undo(
        counts.map(({ key }) => key),
        now,
      );
      throw tooMany(await findReached(hits, now), now);
    }
    const byKey = new Map(counts.map(({ key, count }) => [key, count]));
    return hits.map(({ key }) => byKey.get(key) ?? 0);
  }

  return {
    consume: async (limits) =>
      limits.length === 0 ? [] : orUnavailable(hit(limits.map(hitOf), clock.now())),
    async isLeft(limits) {
      const hits = limits.map(hitOf);
      const most = new Map(hits.map((each) => [each.key, each.most]));
      const counts = await orUnavailable(store.counts(hits, clock.now()));
      return counts.every(({ key, count }) => count < (most.get(key) ?? 0));
    },
    refund: (limits) => orUnavailable(store.undo(keysOf(limits), clock.now())),
    forget: (limits) => orUnavailable(store.remove(keysOf(limits))),
  };
}

/**
 * Counts one attempt against the first of several lists in which no limit is reached.
 * @returns that list
 * @throws {ApiError} 429 with the seconds until the first of them has room
 * @throws {StoreUnavailable} if the store cannot count
 */
export async function consumeFirst(
  { consume }: Pick<Limits, 'consume'>,
  lists: readonly (readonly Limit[])[],
): Promise<readonly Limit[]> {
  let refusal = new ApiError('TooManyRequests');
  for (const list of lists) {
    try {
      await consume(list);
      return list;
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      const { retryAfter: least = Number.POSITIVE_INFINITY } = refusal;
      if ((thrown.retryAfter ?? 0) < least) refusal = thrown;
    }
  }
  throw refusal;
}

/** Fails closed: an attacker could otherwise overload the store to disable the limits. */
function orUnavailable<T>(counted: Promise<T>): Promise<T> {
  return counted.catch((thrown: unknown) => {
    throw thrown instanceof ApiError ? thrown : new LimiterFailed(thrown);
  });
}

/** The error for the reached limit that ends last. If no limit is full any more, a concurrent attempt was undone. */
function tooMany(full: readonly Reached[], now: number): ApiError {
  const last = full.toSorted((one, other) => other.resetsAt - one.resetsAt)[0];
  const end = Math.max(now + 1000, last?.resetsAt ?? 0);
  const [limit] = last?.key.split(':') ?? [];
  return new ApiError('TooManyRequests', Math.ceil((end - now) / 1000), { limit });
}

/** Limits that raise an alarm when a shared one is reached. */
export interface WatchedLimits extends Limits {
  /** How often this process has found each shared limit reached, by its name. */
  readonly reached: ReadonlyMap<string, number>;
}

/** Limits of a network or of the whole site. Mails have their own event, and requests to the CRM only wait. */
const shared = /^(?!mail-|crm-)[\w-]+\/(site|purpose|\/\d+)\//;

/** Watches limits that many guests share: a reached one may mean that one guest blocks others. */
export function watchLimits(limits: Limits, events: SecurityEvents): WatchedLimits {
  const reached = new Map<string, number>();
  return {
    ...limits,
    reached,
    consume: (list) =>
      limits.consume(list).catch((thrown: unknown) => {
        const limit = thrown instanceof ApiError ? (thrown.limit ?? '') : '';
        if (shared.test(limit)) {
          reached.set(limit, (reached.get(limit) ?? 0) + 1);
          events.record('quota.reached', { outcome: 'failed', limit });
        }
        throw thrown;
      }),
  };
}
