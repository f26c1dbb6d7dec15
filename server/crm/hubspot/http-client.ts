import { setTimeout as sleep } from 'node:timers/promises';
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

/** Maximum pause after throttling, in milliseconds, even if the host asks for a longer one. */
const longestPause = 60_000;
const usualTiming: HubspotTiming = { attemptMilliseconds: 4000, deadlineMilliseconds: 10_000, attempts: 3 };

/** A client for one of HubSpot's hosts. After throttling, it delays all requests. */
export function createHubspotClient(options: HubspotClientOptions): HubspotClient {
  const { clock, signal, random = Math.random } = options;
  const { wait = (milliseconds) => sleep(milliseconds, undefined, signal === undefined ? {} : { signal }) } =
    options;
  const timing = { ...usualTiming, ...options.timing };
  let pausedUntil = 0;

  // Adds jitter, so that waiting requests do not all return at once; never shortens the delay.
  const spread = (milliseconds: number) => milliseconds * (1 + random() / 2);

  async function rest(what: string, milliseconds: number): Promise<void> {
    await wait(milliseconds, signal).catch(() => {
      throw new HubspotUnavailable(what, 'the server is stopping');
    });
  }

  async function sitOutPause(what: string, deadline: number): Promise<void> {
    for (let left = pausedUntil - clock.now(); left > 0; left = pausedUntil - clock.now()) {
      const delay = spread(left);
      if (clock.now() + delay >= deadline) {
        throw new HubspotUnavailable(what, 'it throttles for longer than we can wait', left);
      }
      await rest(what, delay);
    }
  }

  return {
    async send(request) {
      const { what } = request;
      const deadline = clock.now() + timing.deadlineMilliseconds;
      for (let attempt = 1; ; attempt += 1) {
        await sitOutPause(what, deadline);
        const left = Math.max(deadline - clock.now(), 1);
        const outcome = await tryRequest(request, options, Math.min(timing.attemptMilliseconds, left));
        if ('answer' in outcome) return outcome.answer;
        const { fault, repeat, wait: least, pausesAll } = outcome.failure;
        if (pausesAll) pausedUntil = Math.max(pausedUntil, clock.now() + Math.min(least, longestPause));
        const mayRepeat = repeat === 'any' || (repeat === 'repeatable' && request.isRepeatable);
        const delay = spread(least * 2 ** (attempt - 1));
        if (!mayRepeat || attempt >= timing.attempts || clock.now() + delay >= deadline) throw fault;
        await rest(what, delay);
      }
    },
  };
}
