import { setTimeout as sleep } from 'node:timers/promises';
import type { HubspotAnswer, HubspotClientOptions, HubspotRequest, HubspotTiming } from './request.ts';
import { tryRequest } from './try-request.ts';
import { HubspotUnavailable } from './unavailable.ts';

export interface HubspotClient {
  /**
   * Sends a request, again where that is safe, until the deadline.
   * @throws {HubspotUnavailable} where there is no answer that can be relied on
   */
  send(request: HubspotRequest): Promise<HubspotAnswer>;
}

/** In milliseconds. A host that wants to be left alone for longer is still asked again this often. */
const longestPause = 60_000;
const usualTiming: HubspotTiming = { attemptMilliseconds: 4000, deadlineMilliseconds: 10_000, attempts: 3 };

/** A client for one of HubSpot's hosts. Once it throttles, all requests keep away from it for that time. */
export function createHubspotClient(options: HubspotClientOptions): HubspotClient {
  const { clock, signal, random = Math.random } = options;
  const { wait = (milliseconds) => sleep(milliseconds, undefined, signal === undefined ? {} : { signal }) } =
    options;
  const timing = { ...usualTiming, ...options.timing };
  let pausedUntil = 0;

  // Never shorter than asked for, and spread, so that those who wait do not all come back at once.
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
