import { setTimeout as sleep } from 'node:timers/promises';
import { CrmPostponed } from '../../rewards-club/ports/crm-postponed.ts';
import type { HubspotAnswer, HubspotClientOptions, HubspotRequest, HubspotTiming } from './request.ts';
import { tryRequest } from './try-request.ts';
import { HubspotUnavailable } from './unavailable.ts';

export interface HubspotClient {
  /**
   * Sends a request, with retries until the deadline where they are safe.
   * @throws {HubspotUnavailable} if there is no reliable answer
   */
  send(request: HubspotRequest): Promise<HubspotAnswer>;
}

/** How long a throttled request delays itself and others at most, in milliseconds; doubled if the next is throttled, too. */
const firstPause = 4000;
const longestPause = 60_000;
const usualTiming: HubspotTiming = { attemptMilliseconds: 4000, deadlineMilliseconds: 10_000, attempts: 3 };

/** A client for one of HubSpot's hosts. Its requests wait for their share, and for a while after throttling. */
export function createHubspotClient(options: HubspotClientOptions): HubspotClient {
  const { clock, signal, admit = async () => 0, random = Math.random } = options;
  const { wait = (milliseconds) => sleep(milliseconds, undefined, signal === undefined ? {} : { signal }) } =
    options;
  const timing = { ...usualTiming, ...options.timing };
  let pausedUntil = 0;
  /** Requests in a row that were throttled after a pause. */
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
    // Requests that were under way together are throttled together.
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
