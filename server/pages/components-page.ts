import { Router } from 'express';
import type { SecurityEvents } from '../core/security-events.ts';
import { sendMethodNotAllowed } from '../http/answers.ts';
import { createLoopbackOnly, type SitePlace } from '../http/request-checks.ts';
import type { SiteOfToday } from './site-of-today.ts';
import type { SiteTables } from './site-tables.ts';

const path = '/dev/components';

export interface ComponentsRouterOptions {
  readonly tables: Pick<SiteTables, 'localeCodes' | 'baseLocale'>;
  readonly place: SitePlace;
  readonly events: SecurityEvents;
  readonly site: SiteOfToday;
}

/** `GET /dev/components?locale=ko`, on this machine only: the components with the texts of one language. */
export function createComponentsRouter(options: ComponentsRouterOptions): Router {
  const { tables, place, events, site } = options;
  const router = Router({ caseSensitive: true, strict: true });
  router.use(path, createLoopbackOnly(place, events));
  router.get(path, async (request, response) => {
    const locale = tables.localeCodes.find((code) => code === request.query.locale) ?? tables.baseLocale;
    const html = await site.today().site.render({ kind: 'styleguide', locale });
    response.set('Cache-Control', 'no-store').type('html').send(html);
  });
  router.all(path, (_request, response) => sendMethodNotAllowed(response));
  return router;
}
