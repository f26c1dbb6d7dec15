import type { Secrets } from '../security/secrets.ts';
import { ApiError } from './api-error.ts';
import type { Clock } from './ports/clock.ts';
import type { LimitStore } from './ports/limit-store.ts';
import { StoreUnavailable } from './ports/store-errors.ts';

/** So many in a window, for one subject. */
export interface Limit {
  /** Names what is counted; stands in no answer. */
  readonly name: string;
  /** Whom it is counted for: an address, a session, an e-mail, or several joined. */
  readonly subject: readonly string[];
  readonly most: number;
  readonly windowMilliseconds: number;
}

/** Counts attempts in the store, so that all processes count together. */
export interface Limits {
  /**
   * Counts one attempt against each limit.
   * @throws {ApiError} 429 with the seconds to wait where one is exceeded
   * @throws {StoreUnavailable} where the store cannot count
   */
  consume(limits: readonly Limit[]): Promise<void>;
  /** Takes an attempt back that turned out not to count. */
  refund(limits: readonly Limit[]): Promise<void>;
}

/** Windows in milliseconds. */
export const minute = 60_000;
export const day = 24 * 60 * minute;

/** No limits at all: for load tests on this machine. */
export const liftLimits: Limits = {
  consume: async () => undefined,
  refund: async () => undefined,
};

/** The limits as they are counted for guests. */
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
      // What was refused was no attempt: an impatient click does not use up the day.
      await refund(limits);
      throw new ApiError('TooManyRequests', Math.ceil(Math.max(...waits) / 1000));
    },
    refund,
  };
}
