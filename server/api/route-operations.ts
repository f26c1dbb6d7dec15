import { type Request, type RequestHandler, type Response, Router } from 'express';

/** An operation, as far as routing is concerned. */
export interface RoutedOperation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With {name} for a parameter. */
  readonly path: string;
}

type Verb = Lowercase<RoutedOperation['method']>;

/**
 * Routes each operation by its declared method; GET answers HEAD, too.
 * @param refuse answers the other methods of a known path; `allowed` is for the header Allow
 */
export function routeOperations<Id extends string>(
  operations: Readonly<Record<Id, RoutedOperation>>,
  handle: (id: Id, request: Request, response: Response) => Promise<void>,
  refuse: (allowed: string, response: Response) => void,
): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const entries = Object.entries<RoutedOperation>(operations) as [Id, RoutedOperation][];
  for (const [path, ofPath] of Map.groupBy(entries, ([, operation]) => routeOf(operation))) {
    const route = router.route(path);
    for (const [id, { method }] of ofPath) {
      const answer: RequestHandler = (request, response) => handle(id, request, response);
      route[method.toLowerCase() as Verb](answer);
    }
    const allowed = ofPath.flatMap(([, { method }]) => (method === 'GET' ? ['GET', 'HEAD'] : method));
    route.all((_request, response) => refuse(allowed.join(', '), response));
  }
  return router;
}

/** The path of an operation in Express syntax. */
function routeOf({ path }: RoutedOperation): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
