import { Router } from 'express';
import { sendMethodNotAllowed } from '../http/method-not-allowed.ts';

/** What the process can do at the moment. */
export type Readiness = 'loading' | 'ready' | 'stopping';

/**
 * `/healthz`: the process answers. `/readyz`: it has its pages, reaches its store and takes requests; 503 otherwise.
 * @param pingStore rejects where the store cannot be reached
 * @param findBuild id of the build that is served, which `/readyz` tells
 */
export function createHealthRouter(
  readReadiness: () => Readiness,
  pingStore: () => Promise<void>,
  findBuild: () => string | undefined,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', async (_request, response) => {
    const isReachable = await pingStore().then(
      () => true,
      () => false,
    );
    const status = isReachable ? readReadiness() : 'storeUnavailable';
    response
      .status(status === 'ready' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status, build: findBuild() });
  });
  router.all(['/healthz', '/readyz'], (_request, response) => sendMethodNotAllowed(response));
  return router;
}
