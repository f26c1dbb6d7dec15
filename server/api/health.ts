import { Router } from 'express';
import { refuseMethod } from '../refuse-method.ts';

/** What the process can do at the moment. */
export type Readiness = 'loading' | 'ready' | 'stopping';

/** `/healthz`: the process answers. `/readyz`: it has its pages and takes requests; 503 otherwise. */
export function createHealthRouter(readReadiness: () => Readiness): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', (_request, response) => {
    const status = readReadiness();
    response
      .status(status === 'ready' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status });
  });
  router.all(['/healthz', '/readyz'], (_request, response) => refuseMethod(response));
  return router;
}
