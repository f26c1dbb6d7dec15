import { Router } from 'express';
import { site } from '../../generated/site.ts';
import { type ApiObserver, createApi } from '../api/create-api.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../http/log.ts';
import { createMailboxRouter } from '../mail/mailbox-page.ts';
import type { ClubPart, OpenClub } from '../start/club-part.ts';
import { registerClubMetrics } from './club-metrics.ts';
import { openServices } from './open-services.ts';

/** Opens the rewards club; undefined if no page has its role. */
export const openClub: OpenClub | undefined = site.roles.club === undefined ? undefined : open;

async function open(config: Config, log: Log): Promise<ClubPart> {
  const { store, passwords, identity, createClub, start, stop } = await openServices(config, log);
  let observer: ApiObserver | undefined;
  const observe: ApiObserver = (...answer) => observer?.(...answer);
  return {
    createRouter({ siteUrl, ...site }) {
      const router = Router({ caseSensitive: true, strict: true });
      router.use(createApi({ club: createClub(siteUrl), log, identity, observe, ...site }));
      if (config.smtp === undefined) {
        router.use(createMailboxRouter(store.mailbox, { host: config.host, siteUrl }));
      }
      return router;
    },
    ping: () => store.ping(),
    measure(registry) {
      observer = registerClubMetrics(registry, { passwords, outbox: store.outbox });
    },
    start,
    stop,
  };
}
