import { Router } from 'express';
import { sendMethodNotAllowed } from './answers.ts';

/** The state of the process. */
export type Readiness = 'ready' | 'stopping';

/**
 * `/healthz`: the process answers. `/readyz`: the store can be written to and the process is not stopping; 503 otherwise.
 * @param pingStore rejects if the store cannot be reached or written to
 * @param build id of the served build, reported by `/readyz`; undefined in development
 */
export function createHealthRouter(
  readReadiness: () => Readiness,
  pingStore: () => Promise<void>,
  build: string | undefined,
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
      .json({ status, build });
  });
  router.all(['/healthz', '/readyz'], (_request, response) => sendMethodNotAllowed(response));
  return router;
}
