import { type ApiObserver, createApi } from '../api/create-api.ts';
import type { Config } from '../config/config.ts';
import type { Log } from '../http/log.ts';
import type { ClubPart } from '../services/club-part.ts';
import { registerClubMetrics } from './club-metrics.ts';
import { createFormReaders } from './form-readers.ts';
import { type ClubServices, openClubServices } from './open-club-services.ts';

/**
 * Opens the services of a site with a rewards club.
 * @throws {StartupError} if the database cannot be opened or is newer than this version
 */
export async function openClub(
  config: Config,
  log: Log,
): Promise<{ readonly services: ClubServices; readonly club: ClubPart }> {
  const services = await openClubServices(config, log);
  const { events, passwords, identity, createClub } = services;
  let observer: ApiObserver | undefined;
  const observe: ApiObserver = (...answer) => observer?.(...answer);
  const club: ClubPart = {
    createFormReaders: (siteUrl) => createFormReaders(createClub(siteUrl)),
    createApi: ({ siteUrl, ...pages }) =>
      createApi({ club: createClub(siteUrl), events, identity, observe, ...pages }),
    measure(registry) {
      observer = registerClubMetrics(registry, passwords);
    },
  };
  return { services, club };
}
