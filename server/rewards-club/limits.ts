import type { Secrets } from '../security/secrets.ts';
import { ApiError } from './api-error.ts';
import type { Clock } from './ports/clock.ts';
import type { LimitStore } from './ports/limit-store.ts';
import { StoreUnavailable } from './ports/store-errors.ts';

/** A maximum number of attempts in a time window for one subject. */
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
   * Counts one attempt against each limit.
   * @throws {ApiError} 429 with the seconds to wait if a limit is exceeded
   * @throws {StoreUnavailable} if the store cannot count
   */
  consume(limits: readonly Limit[]): Promise<void>;
  /** Undoes one attempt against each limit. */
  refund(limits: readonly Limit[]): Promise<void>;
}

/** Windows in milliseconds. */
export const minute = 60_000;
export const day = 24 * 60 * minute;

/** Disables all limits, for local load tests. */
export const liftLimits: Limits = {
  consume: async () => undefined,
  refund: async () => undefined,
};

/** Creates the limits for normal operation. */
export function createLimits(store: LimitStore, clock: Clock, secrets: Secrets): Limits {
  const keyOf = ({ name, subject }: Limit) => `${name}:${secrets.hash('limit', subject.join('\n'))}`;
  const refund = async (limits: readonly Limit[]) => {
    await Promise.all(limits.map((limit) => store.undo(keyOf(limit), clock.now())));
  };
  return {
    async consume(limits) {
      const now = clock.now();
      const counts = await Promise.all(
        limits.map((limit) => store.hit(keyOf(limit), limit.windowMilliseconds, now)),
      ).catch((thrown: unknown) => {
        // A limiter that fails open would be the first thing to attack.
        if (thrown instanceof StoreUnavailable) throw thrown;
        throw new StoreUnavailable('Attempts cannot be counted', 'LIMITS', thrown);
      });
      const waits = counts.flatMap(({ count, resetsAt }, index) =>
        count > (limits[index]?.most ?? 0) ? [resetsAt - now] : [],
      );
      if (waits.length === 0) return;
      // A rejected attempt does not count: impatient clicks must not use up the daily limit.
      await refund(limits);
      throw new ApiError('TooManyRequests', Math.ceil(Math.max(...waits) / 1000));
    },
    refund,
  };
}
